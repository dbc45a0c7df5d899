import {readOptions} from '../../shared/process/readOptions';
import {PlainError} from '../../shared/process/runMain';
import type {Step} from './steps';

const options = {only: {type: 'string'}, shard: {type: 'string'}} as const;

/**
 * The steps to run: all, or those that `--only a,b` names; with `--shard 1/4` a quarter of their tests.
 * Anything unknown is an error.
 */
export function chooseSteps(all: readonly Step[], args: readonly string[]): readonly Step[] {
  const known = all.map(({name}) => name);
  const sharded = all.filter(({shards}) => shards).map(({name}) => name);
  const usage = `Use --only ${known.join(',')} (one or more of these), and --shard 1/4 with --only ${sharded.join(' or ')}.`;
  const {only, shard} = readOptions({args, options}, usage).values;
  const names = only?.split(',') ?? known;
  const chosen = all.filter(({name}) => names.includes(name));
  if (!names.every((name) => known.includes(name))) {
    throw new PlainError(usage);
  }
  if (shard === undefined) {
    return chosen;
  }
  const [part = 0, parts = 0] = (/^\d+\/\d+$/.exec(shard)?.[0] ?? '').split('/').map(Number);
  if (part < 1 || part > parts || !chosen.every(({shards}) => shards)) {
    throw new PlainError(usage);
  }
  return chosen.map((step) => ({...step, command: [...step.command, `--shard=${shard}`]}));
}
