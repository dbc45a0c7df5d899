import {builtRoutes} from '../e2e/support/builtSite';
import type {BuiltPage} from './site';

/** The limits of scripts hold for a site of 350 pages; each further one may add 25 bytes, for its address and its label in the sidebar. */
export function allowance(pages: number): number {
  return 25 * Math.max(0, pages - 350);
}

const further = allowance(builtRoutes().length);

/**
 * What a page may load, in gzip bytes unless noted otherwise. `early` is all scripts except the search
 * worker, which loads when the browser is idle; `all` counts the page itself, faces
 * and what it prefetches, without the two files of the search; the home page, figures and the API
 * reference have sheets of their own.
 */
export const limits = {
  early: 135_000 + further,
  // Figures load when the browser is idle too, so that all their outputs are printed: up to 2.5 kB.
  script: 150_000 + further,
  style: 16_000,
  withOwnSheet: 18_000,
  font: 50_000,
  html: 25_000,
  all: 260_000,
  requests: 35,
  /** A phone styles, lays out and hydrates them before it responds to input. */
  elements: 2200,
} as const;

/** The limit of styles of a page that loads these sheets. */
export function styleLimit(sheets: readonly string[]): number {
  return sheets.some((sheet) => /\/(?:home|figures|reference)\./.test(sheet))
    ? limits.withOwnSheet
    : limits.style;
}

function addresses({$}: BuiltPage, selector: string, attribute: string): string[] {
  return $.root()
    .find(selector)
    .toArray()
    .map((element) => element.attribs[attribute] ?? '');
}

/** How many elements the HTML of a page has. */
export function countElements({$}: BuiltPage): number {
  return $.root().find('*').length;
}

/** The scripts that the HTML of a page requests. */
export function scriptsOf(page: BuiltPage): string[] {
  const preloads = 'link[rel=preload][as=script], link[rel=modulepreload]';
  return [
    ...new Set([...addresses(page, 'script[src]', 'src'), ...addresses(page, preloads, 'href')]),
  ];
}

/** The style sheets that the HTML of a page requests. */
export function stylesOf(page: BuiltPage): string[] {
  return [...new Set(addresses(page, 'link[rel=stylesheet]', 'href'))];
}

/** All files that the HTML of a page makes the browser fetch early, by any kind of link. */
export function earlyFiles(page: BuiltPage): string[] {
  const links = 'link[rel=preload], link[rel=prefetch], link[rel=modulepreload]';
  return [...scriptsOf(page), ...addresses(page, links, 'href')];
}
