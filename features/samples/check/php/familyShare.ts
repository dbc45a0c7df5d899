import {lineAt} from '../../../../shared/text/lineAt';
import type {Analysis} from './analyzeSamples';
import type {Facts} from './facts';

/** The number of the family's names in samples, and the unrecorded ones. */
export interface Share {
  readonly names: number;
  readonly unknown: readonly string[];
}

/** Counts the classes and members of the family in PHP samples, and those that have no entry. */
export function familyShare({names, candidates}: Analysis, {family}: Facts): Share {
  const members = new Set(
    family.flatMap(({methods, properties, constants, cases}) =>
      [methods, properties, constants, cases].flatMap((list) => (list ?? []).map(({name}) => name)),
    ),
  );
  const ofFamily = candidates.filter(
    ({name}) => name.startsWith('Rekalogika\\') || members.has(name),
  );
  const unknown = ofFamily.filter(
    ({block, start}) => names.get(block)?.some((known) => known.start === start) !== true,
  );
  return {
    names: ofFamily.length,
    unknown: unknown.map(({block: {page, line, value}, start, name}) => {
      return `${page}:${line + lineAt(value, start)} ${name}`;
    }),
  };
}
