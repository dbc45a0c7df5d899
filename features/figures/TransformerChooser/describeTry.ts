import {shortName} from '../../../shared/text/shortName';
import type {MappingTry} from '../../library-facts';

/** One transformer's turn, in words. */
export interface Turn {
  readonly transformer: string;
  readonly text: string;
}

/** What happened to a value, turn by turn, and how it ended. */
export interface Course {
  readonly turns: readonly Turn[];
  readonly ending: string;
  readonly failed: boolean;
}

/** Puts a recorded try into words. */
export function describeTry({steps, result, error}: MappingTry): Course {
  const turns = steps.map(([transformer = '', did = '']) => ({
    transformer,
    text:
      did === 'answers'
        ? 'takes the value'
        : did === 'refuses'
          ? 'matches, looks at the value, and refuses'
          : `takes the value and throws ${did}`,
  }));
  if (result !== undefined) {
    return {turns, ending: `The result is ${result}.`, failed: false};
  }
  const name = error === undefined ? 'an exception' : shortName(error);
  const last = steps.at(-1)?.[1];
  const ending =
    last === name ? `The exception reaches the caller: ${name}.` : `No row is left: ${name}.`;
  return {turns, ending, failed: true};
}

/** The values of one side of the tries, in the order of their first use. */
export function sideOf(tries: readonly MappingTry[], side: 'source' | 'target'): string[] {
  return [...new Set(tries.map((one) => one[side]))];
}

/** The try for a pair; throws where the pair was not tried. */
export function findTry(tries: readonly MappingTry[], source: string, target: string): MappingTry {
  const found = tries.find((one) => one.source === source && one.target === target);
  if (found === undefined) {
    throw new Error(`No try for ${source} and ${target} in generated/mappings/mapper.json.`);
  }
  return found;
}
