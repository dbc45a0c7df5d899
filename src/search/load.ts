import lunr from 'lunr';

import {parseSearchFile} from './documents';
import type {SearchFile} from './documents';
import {isRecord} from './isRecord';

/** The two loaded files. */
export interface SearchData extends SearchFile {
  readonly index: lunr.Index;
}

/** Fetches and checks the two files; rejects with an error that names the file. */
export async function loadSearch(
  searchDoc: string,
  lunrIndex: string,
  fetchFile: (url: string) => Promise<Response>,
): Promise<SearchData> {
  const [documents, index] = await Promise.all([
    fetchJson(searchDoc, fetchFile),
    fetchJson(lunrIndex, fetchFile),
  ]);
  return {...parseSearchFile(documents), index: parseIndex(index)};
}

/** The prebuilt index, checked; throws when it is not one. */
export function parseIndex(index: unknown): lunr.Index {
  if (!isSerializedIndex(index)) {
    throw new Error('The search index file has not the expected form.');
  }
  return lunr.Index.load(index);
}

function isSerializedIndex(value: unknown): value is object {
  return (
    isRecord(value) &&
    Array.isArray(value.fields) &&
    Array.isArray(value.fieldVectors) &&
    Array.isArray(value.invertedIndex) &&
    Array.isArray(value.pipeline)
  );
}

async function fetchJson(
  url: string,
  fetchFile: (url: string) => Promise<Response>,
): Promise<unknown> {
  const response = await fetchFile(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  try {
    return await response.json();
  } catch {
    throw new Error(`${url} is not JSON.`);
  }
}
