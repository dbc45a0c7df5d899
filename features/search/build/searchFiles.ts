import {gzipSize} from '../../../shared/files/compressFiles';
import {storeDocuments} from '../engine/documents';
import {splitWords} from '../engine/tokenize';
import {type WholeDocument, buildIndex} from './buildIndex';
import type {Options} from './options';
import {cutDocuments} from './refineDocuments';
import {type Sources, noSources} from './sources';

/** The texts of the two files, and how large they are. */
export interface SearchFiles {
  readonly searchDoc: string;
  readonly lunrIndex: string;
  /** Of both together, as they are served. */
  readonly bytes: number;
  /** Words of titles, texts and keywords. */
  readonly words: number;
}

/** The two files for documents with whole texts. */
export function searchFiles(
  documents: readonly WholeDocument[],
  {maxHits, highlightResult}: Options,
  sources: Sources = noSources,
): SearchFiles {
  const searchDocs = storeDocuments(cutDocuments(documents));
  const searchDoc = JSON.stringify({searchDocs, options: {maxHits, highlightResult}});
  const lunrIndex = JSON.stringify(buildIndex(documents, sources));
  return {
    searchDoc,
    lunrIndex,
    bytes: gzipSize(searchDoc) + gzipSize(lunrIndex),
    words: countWords(documents),
  };
}

function countWords(documents: readonly WholeDocument[]): number {
  return documents
    .map(
      ({title, content, rest = '', keywords = ''}) =>
        splitWords([title, content, rest, keywords].join(' ')).length,
    )
    .reduce((a, b) => a + b, 0);
}
