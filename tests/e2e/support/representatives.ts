import {type Traits, pagesWithAll, pairsOf} from '../../a11y/pairs';
import {builtPage, builtRoutes} from './builtSite';

/** A test that visits every page; `npm run test:all` runs it, `npm test` visits the representatives. */
export const sweep = {tag: '@sweep'} as const;

/** The number of tests that share the representatives: enough to give every worker some. */
export const parts = [0, 1, 2, 3, 4, 5] as const;

let chosen: readonly string[] | undefined;

/**
 * A few pages that together cover what all pages show: every pair of an element and its parent, every kind of
 * page, and the one with the most HTML. Computed once per worker, because it reads all pages.
 */
export function representatives(): readonly string[] {
  chosen ??= choose(new Map(builtRoutes().map((route) => [route, builtPage(route)])));
  return chosen;
}

/** The representatives that one test visits. */
export function representativesOf(part: number): readonly string[] {
  return representatives().filter((_, at) => at % parts.length === part);
}

/** The representatives among pages, given as routes with their HTML. */
export function choose(pages: ReadonlyMap<string, string>): string[] {
  const most = Math.max(...[...pages.values()].map(({length}) => length));
  const traits = [...pages].map(([route, html]): [string, Traits] => [
    route,
    {
      pairs: new Set([
        ...pairsOf(html),
        `kind: ${/ class="?kind_\w+"?>([\w-]+)/.exec(html)?.[1] ?? ''}`,
        ...(html.length === most ? ['the most HTML'] : []),
      ]),
      elements: html.match(/<[a-z]/g)?.length ?? 1,
    },
  ]);
  return pagesWithAll(new Map(traits));
}
