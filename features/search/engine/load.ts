import {parseSearchFile} from './documents';
import type {SearchFile} from './documents';
import {type PageIndex, indexPages} from './pageIndex';
import {parseIndex} from './termIndex';

/** The two loaded files. */
export interface SearchData extends SearchFile {
  readonly index: PageIndex;
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
  return toSearchData(documents, index);
}

/** The search of the two files; throws an error that names what is wrong with them. */
export function toSearchData(documentsFile: unknown, indexFile: unknown): SearchData {
  const file = parseSearchFile(documentsFile);
  return {...file, index: indexPages(file.searchDocs, parseIndex(indexFile))};
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
