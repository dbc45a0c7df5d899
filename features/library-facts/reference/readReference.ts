import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {allLibraries} from '../read/packages';
import {type Api, parseApi} from '../schema/api';
import {type History, parseHistory} from '../schema/history';
import {type Messages, parseMessages} from '../schema/messages';
import {componentsOf} from './components';
import {type PlacedClass, placeClasses} from './placeClasses';
import {type ReferencePage, referencePages} from './referencePages';
import {readSampleUses} from './sampleUses';
import type {Mention} from './writeClass';

/** A page of the docs, as the reference refers to it. */
export interface DocsPage extends Mention {
  /** Full names of the classes that the page explains. */
  readonly explains: readonly string[];
}

function readFolder<T>(
  siteDir: string,
  name: string,
  parse: (text: string, file: string) => T,
): T[] {
  const folder = path.join(siteDir, 'generated', name);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => parse(readFileSync(path.join(folder, file), 'utf8'), file));
}

/** The files of `generated/api` of a site. */
export function readApis(siteDir: string): Api[] {
  return readFolder(siteDir, 'api', parseApi);
}

/** The files of `generated/history` of a site. */
export function readHistories(siteDir: string): History[] {
  return readFolder(siteDir, 'history', parseHistory);
}

/** The files of `generated/messages` of a site. */
export function readMessages(siteDir: string): Messages[] {
  return readFolder(siteDir, 'messages', parseMessages);
}

/** The classes of a site with their addresses in the reference. */
export function readPlaced(siteDir: string): ReadonlyMap<string, PlacedClass> {
  return placeClasses(readApis(siteDir), allLibraries, componentsOf);
}

/** The reference pages for the sections that have a page among those of the docs. */
export function readReference(siteDir: string, pages: readonly DocsPage[]): ReferencePage[] {
  const routes = new Set(pages.map(({route}) => route));
  return referencePages({
    apis: readApis(siteDir),
    libraries: allLibraries.filter(({section}) => routes.has(`/${section}`)),
    components: componentsOf,
    explained: new Map(pages.flatMap((page) => page.explains.map((name) => [name, page] as const))),
    used: readSampleUses(siteDir, pages),
    histories: readHistories(siteDir),
    messages: readMessages(siteDir),
    upgrades: new Map(
      pages.flatMap(({route}) => {
        const [, section] = /^\/([^/]+)\/upgrade$/.exec(route) ?? [];
        return section === undefined ? [] : [[section, route] as const];
      }),
    ),
  });
}
