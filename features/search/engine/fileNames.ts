import {isRecord} from '../../../shared/json/isRecord';

/** The two files, as docusaurus-lunr-search names them in its global data. */
export interface FileNames {
  readonly searchDoc: string;
  readonly lunrIndex: string;
}

/** The file names in the global data of docusaurus-lunr-search; throws when their shape has changed. */
export function readFileNames(data: unknown): FileNames {
  const names = isRecord(data) && isRecord(data.fileNames) ? data.fileNames : {};
  const {searchDoc, lunrIndex} = names;
  if (typeof searchDoc !== 'string' || typeof lunrIndex !== 'string') {
    throw new Error('The global data of docusaurus-lunr-search has no file names.');
  }
  return {searchDoc, lunrIndex};
}
