import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

import type {WholeDocument} from '../build/buildIndex';
import {findSearchFiles} from '../build/keyedNames';
import {pageSections} from '../build/pageSections';
import {type SearchDocument, type SearchFile, parseSearchFile} from '../engine/documents';
import type {FileNames} from '../engine/fileNames';
import {type SearchData, toSearchData} from '../engine/load';
import {parseJson} from '../../../shared/json/parseJson';
import {PlainError} from '../../../shared/process/runMain';

/** The search of a built site; throws when there is none in the folder. */
export function readSearchFiles(folder: string): SearchData {
  return toSearchData(readJson(folder, 'searchDoc'), readJson(folder, 'lunrIndex'));
}

/** The search documents file of a built site, whatever the form of its index. */
export function readDocumentsFile(folder: string): SearchFile {
  return parseSearchFile(readJson(folder, 'searchDoc'));
}

/** The names of the search files of a built site; throws when there are none in the folder. */
export function builtSearchFiles(folder: string): FileNames {
  const names = findSearchFiles(folder);
  if (names === null) {
    throw new PlainError(`${folder}: no search files. Run "npm run build" first.`);
  }
  return names;
}

function readJson(folder: string, which: keyof FileNames): unknown {
  const file = path.join(folder, builtSearchFiles(folder)[which]);
  return parseJson(readFileSync(file, 'utf8'), file, 'Run "npm run build" again.');
}

/** The search documents of a built site with the whole text of their sections. */
export function readWholeDocuments(folder: string): WholeDocument[] {
  return wholeDocuments(readDocumentsFile(folder).searchDocs, (route) =>
    load(readBuiltPage(folder, route)),
  );
}

/** Reads the built page of a route. */
export function readBuiltPage(folder: string, route: string): string {
  return readFileSync(`${folder}${route}.html`, 'utf8');
}

/** The search documents with the whole text of their section, which the search file holds only in part. */
export function wholeDocuments(
  documents: readonly SearchDocument[],
  pageAt: (route: string) => CheerioAPI,
): WholeDocument[] {
  const texts = new Map(
    documents
      .filter(({type}) => type === 0)
      .flatMap(({url}) =>
        pageSections(pageAt(url)).map(
          ({anchor, prose, rest}) =>
            [anchor === '' ? url : `${url}#${anchor}`, {content: prose, rest}] as const,
        ),
      ),
  );
  return documents.map(({identifiers: _, ...document}) => {
    const text = texts.get(document.url);
    if (text === undefined) {
      throw new Error(`${document.url} is not in the built pages. Run "npm run build" again.`);
    }
    return {...document, ...text};
  });
}
