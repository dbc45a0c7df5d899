import type {CheerioAPI} from 'cheerio';

import {groups, type Library} from '../library-facts';

/** What a social card shows. */
export interface Card {
  readonly path: readonly string[];
  readonly title: string;
  readonly description: string;
  /** Package, release and requirements; only pages of a section have them. */
  readonly facts?: {readonly install: string; readonly others: readonly string[]};
}

// The card shows the library separately.
const brand = /(?: · [a-z0-9-]+)? \| Rekalogika\.DEV$/;

function factsOf(library: Library): Card['facts'] {
  const needs = library.needs.map(({name, range}) => `${name} ${range}`);
  return {install: library.install, others: [library.release, ...needs]};
}

/** Reads the content of a page's card from the built page. */
export function cardOf($: CheerioAPI, route: string): Card {
  const meta = (name: string) => $(`meta[property="og:${name}"]`).attr('content') ?? '';
  const title = meta('title').replace(brand, '').trim();
  if (title === '') {
    throw new Error(`${route} has no og:title for its social card.`);
  }
  const crumbs = $('.breadcrumbs__item')
    .toArray()
    .map((item) => $(item).text().trim())
    .filter((text) => text !== '');
  const section = route.split('/')[1];
  const library = groups
    .flatMap(({libraries}) => libraries)
    .find((candidate) => candidate.section === section);
  const facts = library && factsOf(library);
  return {
    path: crumbs.slice(0, -1),
    title,
    description: meta('description').trim(),
    ...(facts && {facts}),
  };
}
