import type {BuiltPage} from './site';

/** Bytes of gzip that a page may load before idle or intent: the limits of the specification. */
export const limits = {script: 165_000, style: 18_000, font: 50_000} as const;

function addresses({$}: BuiltPage, selector: string, attribute: string): string[] {
  return $.root()
    .find(selector)
    .toArray()
    .map((element) => element.attribs[attribute] ?? '');
}

/** The scripts that the HTML of a page asks for. */
export function scriptsOf(page: BuiltPage): string[] {
  const preloads = 'link[rel=preload][as=script], link[rel=modulepreload]';
  return [
    ...new Set([...addresses(page, 'script[src]', 'src'), ...addresses(page, preloads, 'href')]),
  ];
}

/** The style sheets that the HTML of a page asks for. */
export function stylesOf(page: BuiltPage): string[] {
  return [...new Set(addresses(page, 'link[rel=stylesheet]', 'href'))];
}

/** All files that the HTML of a page lets the browser fetch early, by whatever link. */
export function earlyFiles(page: BuiltPage): string[] {
  const links = 'link[rel=preload], link[rel=prefetch], link[rel=modulepreload]';
  return [...scriptsOf(page), ...addresses(page, links, 'href')];
}
