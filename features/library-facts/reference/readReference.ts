import path from 'node:path';

import {allLibraries} from '../read/packages';
import {readApis, readHistories, readMessages} from '../schema/recordedFiles';
import {componentsOf} from './components';
import {type PlacedClass, groupBy, placeClasses} from './placeClasses';
import {type ReferencePage, referencePages} from './referencePages';
import type {Mention} from './writeClass';

/** A page of the docs, as the reference refers to it. */
export interface DocsPage extends Mention {
  /** Full names of the classes that the page explains. */
  readonly explains: readonly string[];
}

/** The classes of a site with their addresses in the reference. */
export function readPlaced(siteDir: string): ReadonlyMap<string, PlacedClass> {
  return placeClasses(readApis(path.join(siteDir, 'generated/api')), allLibraries, componentsOf);
}

/** The full names of the classes that the samples of the page at a route use. */
export type SampleClasses = (route: string) => readonly string[];

/** The reference pages for the sections that have a page among those of the docs. */
export function readReference(
  siteDir: string,
  pages: readonly DocsPage[],
  sampleClasses: SampleClasses,
): ReferencePage[] {
  const generated = path.join(siteDir, 'generated');
  const routes = new Set(pages.map(({route}) => route));
  return referencePages({
    apis: readApis(path.join(generated, 'api')),
    libraries: allLibraries.filter(({section}) => routes.has(`/${section}`)),
    components: componentsOf,
    explained: new Map(pages.flatMap((page) => page.explains.map((name) => [name, page] as const))),
    used: pagesByClass(pages, ({route}) => sampleClasses(route)),
    histories: readHistories(path.join(generated, 'history')),
    messages: readMessages(path.join(generated, 'messages')),
    upgrades: new Map(
      pages.flatMap(({route}) => {
        const [, section] = /^\/([^/]+)\/upgrade$/.exec(route) ?? [];
        return section === undefined ? [] : [[section, route] as const];
      }),
    ),
  });
}

/** The pages that name each class, in their order. */
function pagesByClass(
  pages: readonly DocsPage[],
  namesOf: (page: DocsPage) => readonly string[],
): ReadonlyMap<string, readonly DocsPage[]> {
  const named = pages.flatMap((page) => namesOf(page).map((name) => ({name, page})));
  return new Map(
    [...groupBy(named, ({name}) => name)].map(([name, uses]) => [name, uses.map(({page}) => page)]),
  );
}
