import path from 'node:path';

import {type DocumentedLibrary, type LibraryGroup, libraryGroups} from '../../../libraries';
import {type ReleaseEvidence, readEvidence} from './evidence';

/** A documented release, with the evidence on it if its source is not stored. */
export interface Release extends DocumentedLibrary {
  readonly recorded?: ReleaseEvidence;
}

/** Libraries for one task. */
export interface Group {
  readonly title: string;
  readonly libraries: readonly Release[];
}

/** The folder with a handwritten `<repository>.json` for each release whose source is not stored. */
export const evidenceFolder = path.join(__dirname, 'evidence');

/** The documented releases of `libraries.ts`, with their evidence. */
export function releaseGroups(groups: readonly LibraryGroup[] = libraryGroups): readonly Group[] {
  return groups.map(({title, libraries}) => ({title, libraries: libraries.map(withRecorded)}));
}

function withRecorded(library: DocumentedLibrary): Release {
  const name = path.basename(library.repository);
  const recorded = readEvidence(path.join(evidenceFolder, `${name}.json`))?.release;
  return recorded === undefined ? library : {...library, recorded};
}
