import type {Damage} from './damages';

// Reasons why some damages go undetected.
const reasons: Readonly<Record<string, string>> = {
  'yaml: key': 'a key of Symfony or Doctrine: only the trees of our bundles are recorded',
};

/** A damage and the message of the check, if any. */
export interface Trial {
  readonly damage: Damage;
  readonly message: string | undefined;
  /** Whether only the outdated output was reported. */
  readonly isByOutput: boolean;
}

/** Finds the message for each damage among new lines of the check; damages are on different pages. */
export function judge(damages: readonly Damage[], lines: readonly string[]): Trial[] {
  return damages.map((damage) => {
    const ofPage = lines.filter((line) => line.startsWith(`${damage.page}:`));
    const isOutput = (line: string) => /^\S+:\d+ output: /.test(line);
    // Any change of a sample with an output requires a new run: that proves nothing about the rules.
    const message = ofPage.find((line) => !isOutput(line));
    return {damage, message, isByOutput: message === undefined && ofPage.some(isOutput)};
  });
}

/** A table of kinds and the list of undetected damages. */
export function showTrials(
  trials: readonly Trial[],
  how: Readonly<Record<'seed' | 'possible' | 'runs', number>>,
): string {
  const kinds = [...new Set(trials.map(({damage}) => damage.kind))].sort();
  const rows = kinds.map((kind) => {
    const ofKind = trials.filter(({damage}) => damage.kind === kind);
    const caught = ofKind.filter(({message}) => message !== undefined);
    return `| ${kind} | ${ofKind.length} | ${caught.length} |`;
  });
  const unseen = trials
    .filter(({message}) => message === undefined)
    .map(({damage: {page, line, kind, what}, isByOutput}) => {
      const reason = reasons[kind] === undefined ? '' : `; ${reasons[kind]}`;
      const output = isByOutput ? '; the record of the output no longer matches' : '';
      return `- \`${page}:${line}\` ${kind}: \`\` ${what} \`\`${reason}${output}`;
    });
  return [
    `Seed ${how.seed}, chosen from ${how.possible} possible damages, tried in ${how.runs} runs.`,
    'An import is dropped only in whole files: a fragment inherits the imports above it.',
    ['| Kind | Damages | Caught |', '| --- | --- | --- |', ...rows].join('\n'),
    ...(unseen.length === 0 ? [] : ['Not caught:', unseen.join('\n')]),
  ].join('\n\n');
}
