import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Worker} from 'node:worker_threads';

import lunr from 'lunr';

import type {SearchDocument} from '../../../features/search/engine/documents';
import {isRecord} from '../../../shared/json/isRecord';
import {uniqueRoutes} from '../corpus';
import {gzipSize} from '../../../shared/files/compressFiles';
import type {Run} from './run';

/** What docusaurus-lunr-search indexes of a document. */
export type LunrDocument = Pick<SearchDocument, 'title' | 'content' | 'keywords' | 'url'>;

const require = createRequire(import.meta.url);
// Its box sets it for queries; its index is built with lunr's default, which keeps slashes.
const separatorOfQueries = /[\s\-/]+/;

/** docusaurus-lunr-search with its defaults, on the documents of its own scanner and on ours. */
export async function runLunrSearch(
  folder: string,
  documents: readonly SearchDocument[],
  queries: readonly string[],
): Promise<Run[]> {
  const lunrBytes = gzipSize(readFileSync(require.resolve('lunr/lunr.min.js')));
  const routes = uniqueRoutes(documents.map(({url}) => url));
  const sources = [
    {setting: 'documents of its own scanner', list: await scanPages(folder, routes)},
    {setting: 'our documents, whole texts', list: documents},
  ];
  return sources.map(({setting, list}) => {
    const text = JSON.stringify(stockIndex(list));
    const indexBytes = gzipSize(text) + gzipSize(JSON.stringify({searchDocs: list}));
    const index = lunr.Index.load(parseObject(text));
    return {
      engine: 'docusaurus-lunr-search 3.6.0',
      setting,
      indexBytes,
      firstBytes: indexBytes + lunrBytes,
      found: queries.map((query) => findStock(index, list, query)),
    };
  });
}

/** The index like docusaurus-lunr-search builds it: three fields with its boosts, and positions. */
export function stockIndex(documents: readonly LunrDocument[]): lunr.Index {
  return lunr((builder) => {
    builder.ref('id');
    builder.field('title', {boost: 200});
    builder.field('content', {boost: 2});
    builder.field('keywords', {boost: 100});
    builder.metadataWhitelist = ['position'];
    documents.forEach(({title, content, keywords}, id) => {
      builder.add({id, title, content, keywords});
    });
  });
}

/** Routes in the order of its box, if it listed all of them. */
export function findStock(
  index: lunr.Index,
  documents: readonly LunrDocument[],
  text: string,
): string[] {
  const separator = lunr.tokenizer.separator;
  lunr.tokenizer.separator = separatorOfQueries;
  const tokens = lunr.tokenizer(text);
  lunr.tokenizer.separator = separator;
  const results = index.query((query) => {
    query.term(tokens, {boost: 10});
    query.term(tokens, {wildcard: lunr.Query.wildcard.TRAILING});
  });
  return uniqueRoutes(results.map(({ref}) => documents[Number(ref)]?.url ?? ''));
}

/** The documents that its own scanner creates from built pages. */
function scanPages(folder: string, routes: readonly string[]): Promise<LunrDocument[]> {
  const scanner = require.resolve('docusaurus-lunr-search/src/html-to-doc.js');
  const worker = new Worker(scanner, {workerData: {loadedVersions: null}});
  const documents: LunrDocument[] = [];
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => {
      resolve(documents);
    });
    worker.on('message', (message: unknown) => {
      if (Array.isArray(message) && isLunrDocument(message[1])) {
        documents.push(message[1]);
      }
    });
    for (const route of routes) {
      worker.postMessage({path: `${folder}${route}.html`, url: route});
    }
    worker.postMessage(null);
  });
}

function isLunrDocument(value: unknown): value is LunrDocument {
  return (
    isRecord(value) &&
    [value.title, value.content, value.url].every((text) => typeof text === 'string')
  );
}

function parseObject(text: string): object {
  const parsed: unknown = JSON.parse(text);
  return isRecord(parsed) ? parsed : {};
}
