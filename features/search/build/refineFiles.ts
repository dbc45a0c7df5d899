import fs from 'node:fs';
import path from 'node:path';

import {parseSearchFile} from '../engine/documents';
import type {FileNames} from '../engine/fileNames';
import type {Options} from './options';
import {type PageFacts, refineDocuments} from './refineDocuments';
import {searchFiles} from './searchFiles';
import type {Sources} from './sources';

/** What the refinement needs to know besides the folder of the built site. */
export interface RefineInput {
  /** Names under which docusaurus-lunr-search has written its files. */
  readonly written: FileNames;
  /** Names under which the site fetches them. */
  readonly fileNames: FileNames;
  readonly options: Options;
  readonly facts: ReadonlyMap<string, PageFacts>;
  readonly packages: ReadonlyMap<string, readonly string[]>;
  readonly baseUrl: string;
  readonly sources: Sources;
}

/** Replaces the files of docusaurus-lunr-search by the refined ones and says in one line what is in them. */
export function refineFiles(outDir: string, input: RefineInput): string {
  const {written, fileNames, facts, packages, baseUrl} = input;
  const raw: unknown = JSON.parse(fs.readFileSync(path.join(outDir, written.searchDoc), 'utf8'));
  const searchDocs = refineDocuments(parseSearchFile(raw).searchDocs, {
    facts,
    packages,
    html: (route) => readPage(outDir, route.slice(baseUrl.length)),
  });
  if (searchDocs.length === 0) {
    throw new Error('search-index: no search documents came out of the built pages.');
  }
  for (const name of [written.searchDoc, written.lunrIndex, 'search-doc.json', 'lunr-index.json']) {
    fs.rmSync(path.join(outDir, name), {force: true});
  }
  const {searchDoc, lunrIndex, bytes, words} = searchFiles(
    searchDocs,
    input.options,
    input.sources,
  );
  fs.writeFileSync(path.join(outDir, fileNames.searchDoc), searchDoc);
  fs.writeFileSync(path.join(outDir, fileNames.lunrIndex), lunrIndex);
  const pages = searchDocs.filter(({type}) => type === 0).length;
  return (
    `search-index: ${searchDocs.length} documents on ${pages} pages, ${bytes} bytes gzip, ` +
    `${words} words, ${(bytes / pages).toFixed(0)} bytes a page`
  );
}

function readPage(outDir: string, page: string): string {
  const file = [`${page}.html`, `${page}/index.html`]
    .map((name) => path.join(outDir, name))
    .find((name) => fs.existsSync(name));
  if (file === undefined) {
    throw new Error(`search-index: the built page "${page}" is missing.`);
  }
  return fs.readFileSync(file, 'utf8');
}
