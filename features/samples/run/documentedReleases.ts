import {isRecord} from '../../../shared/json/isRecord';
import {readJson} from './readJson';

/** The data of a library in `generated/packages.json`. */
export interface Library {
  readonly section: string;
  /** `rekalogika/mapper` */
  readonly repository: string;
  readonly release: string;
}

/** The documented libraries. */
export function documentedReleases(file = 'generated/packages.json'): Library[] {
  const {groups} = readJson(
    file,
    hasGroups,
    '"groups" of libraries, as `features/library-facts/record` writes them',
  );
  return groups.flatMap(({libraries}) => libraries);
}

function hasGroups(value: unknown): value is {groups: readonly {libraries: readonly Library[]}[]} {
  return isRecord(value) && Array.isArray(value.groups);
}
