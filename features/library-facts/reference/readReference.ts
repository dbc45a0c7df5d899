import path from 'node:path';

import {groupBy} from '../../../shared/lists/groupBy';
import {allLibraries} from '../read/packages';
import {type Explanations, readExplanations} from '../schema/explanations';
import {
  readApis,
  readHistories,
  readMessages,
  readRequirements,
  readServices,
} from '../schema/recordedFiles';
import {componentsOf} from './components';
import {type PlacedClass, placeAll} from './placeClasses';
import {type ReferencePage, referencePages} from './referencePages';
import {replacements} from './replacements';
import type {Mention} from './writeClass';

/** A page of the docs, as the reference refers to it. */
export interface DocsPage extends Mention {
  /** Full names of the classes that the page explains. */
  readonly explains: readonly string[];
  readonly isHowTo: boolean;
}

/** The classes of a site with their addresses in the reference, internal ones too. */
export function readPlaced(siteDir: string): ReadonlyMap<string, PlacedClass> {
  return placeAll(readApis(path.join(siteDir, 'generated/api')), allLibraries, componentsOf);
}

/** A class or member that a page uses in a sample. */
interface SampleUse {
  /** `Vendor\Class` or `Vendor\Class::member`. */
  readonly name: string;
  /** The id of the name where the sample first uses it; undefined if the page does not show the sample. */
  readonly anchor: string | undefined;
  readonly length: number;
  /** Whether readers see the sample without opening the setup of its page. */
  readonly isOpen: boolean;
  /** Whether the sample has the name; it may only call a member of a class, or name a parameter of a member. */
  readonly isNamed: boolean;
  /** Whether the name is in code; the sample may only import it. */
  readonly isInCode: boolean;
  /** Whether the sample is a whole file or script. */
  readonly isComplete: boolean;
}

/** The classes and members that the samples of the page at a route use. */
export type SampleUses = (route: string) => readonly SampleUse[];

/** The reference pages for the sections that have a page among those of the docs. */
export function readReference(
  siteDir: string,
  pages: readonly DocsPage[],
  sampleUses: SampleUses,
): ReferencePage[] {
  const generated = path.join(siteDir, 'generated');
  const titles = new Map(pages.map(({route, title}) => [route, title]));
  const messages = readMessages(path.join(generated, 'messages'));
  return referencePages({
    apis: readApis(path.join(generated, 'api')),
    libraries: allLibraries.filter(({section}) => titles.has(`/${section}`)),
    components: componentsOf,
    explained: new Map(pages.flatMap((page) => page.explains.map((name) => [name, page] as const))),
    used: usesByName(pages, sampleUses),
    histories: readHistories(path.join(generated, 'history')),
    requirements: readRequirements(path.join(generated, 'requirements')),
    replacements,
    messages,
    explanations: new Map(
      messages.map((record) => [
        record.repository,
        mentionsOf(readExplanations(siteDir, record), titles),
      ]),
    ),
    services: readServices(path.join(generated, 'services')),
    upgrades: new Map(
      pages.flatMap(({route}) => {
        const [, section] = /^\/([^/]+)\/upgrade$/.exec(route) ?? [];
        return section === undefined ? [] : [[section, route] as const];
      }),
    ),
  });
}

/** The best address of each message with the title of its page, if the site has it. */
function mentionsOf(
  explanations: Explanations,
  titles: ReadonlyMap<string, string>,
): ReadonlyMap<string, Mention> {
  return new Map(
    [...explanations].flatMap(([template, [address = '']]) => {
      const title = titles.get(address.replace(/#.*/, ''));
      return title === undefined ? [] : [[template, {title, route: address}] as const];
    }),
  );
}

/**
 * The samples that use each class and member, one of each page: open ones, those with its name in code, of how-to guides,
 * whole and short ones first.
 */
export function usesByName(
  pages: readonly DocsPage[],
  usesOf: SampleUses,
): ReadonlyMap<string, readonly Mention[]> {
  const uses = pages
    .flatMap((page) => usesOf(page.route).map((use) => ({...use, page})))
    .sort(
      (a, b) =>
        Number(b.isOpen) - Number(a.isOpen) ||
        Number(b.isNamed) - Number(a.isNamed) ||
        Number(b.isInCode) - Number(a.isInCode) ||
        Number(b.page.isHowTo) - Number(a.page.isHowTo) ||
        Number(b.isComplete) - Number(a.isComplete) ||
        // Setups stay in the order of their pages.
        (a.isOpen ? a.length - b.length : 0),
    );
  return new Map(
    [...groupBy(uses, ({name}) => name)].map(([name, list]) => [
      name,
      // Without an anchor, the name is only in a combination that the page does not show first.
      list.flatMap(({page: {title, route}, anchor}) =>
        anchor === undefined ? [] : [{title, route: `${route}#${anchor}`}],
      ),
    ]),
  );
}
