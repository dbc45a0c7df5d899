import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';

import {type CheerioAPI, load} from 'cheerio';

import {madeOnce} from '../../../shared/process/madeOnce';
import {type Traits, pagesWithAll, pairsOf} from './pairs';
import {builtPage, builtRoutes} from './builtSite';

/** A test that visits every page; `npm run test:all` runs it, `npm test` visits the representatives. */
export const sweep = {tag: '@sweep'} as const;

/** The number of tests that share the representatives: enough to give every worker some. */
export const parts = [0, 1, 2, 3, 4, 5] as const;

// What the choice depends on, besides the pages: this code, and the parser of HTML.
const inputs = [__filename, path.join(__dirname, 'pairs.ts'), 'package-lock.json'];

/** Gives a page as elements. */
type Parser = (route: string, html: string) => CheerioAPI;

const parse: Parser = (_, html) => load(html);

let chosen: readonly string[] | undefined;

/**
 * A few pages that together cover what all pages show: every pair of an element and its parent, every kind of
 * page, and the one with the most HTML. Computed once for a built site, by tests/site/representatives.test.ts, which has
 * the pages parsed, or else by the first worker that needs them.
 */
export function representatives(parsed = parse): readonly string[] {
  const pages = () => new Map(builtRoutes().map((route) => [route, builtPage(route)]));
  chosen ??= chooseOnce(pages(), {choose: (all) => choose(all, parsed)});
  return chosen;
}

/** How pages are chosen. */
export interface Choosing {
  readonly choose: (pages: ReadonlyMap<string, string>) => readonly string[];
  /** Further files of code that the choice depends on. */
  readonly code?: readonly string[];
  /** Where the choice is kept. */
  readonly folder?: string;
}

/** What was chosen from the same pages before, or what is chosen now by the first process that needs it. */
export function chooseOnce(
  pages: ReadonlyMap<string, string>,
  {choose: chooseFrom, code = [], folder = '.cache/representatives'}: Choosing,
): readonly string[] {
  const hash = createHash('sha256');
  [...inputs, ...code].forEach((file) => hash.update(readFileSync(file)));
  pages.forEach((html, route) => hash.update(`${route}\0${html}\0`));
  const file = path.join(folder, `${hash.digest('hex')}.json`);
  const made = madeOnce(file, () => {
    const old = readdirSync(folder).filter((name) => name.endsWith('.json'));
    old.forEach((name) => {
      rmSync(path.join(folder, name), {force: true});
    });
    return chooseFrom(pages);
  });
  return made as readonly string[];
}

/** The representatives that one of several tests visits. */
export function representativesOf(part: number, tests: number = parts.length): readonly string[] {
  return representatives().filter((_, at) => at % tests === part);
}

/** The representatives among pages, given as routes with their HTML. */
export function choose(pages: ReadonlyMap<string, string>, parsed = parse): string[] {
  const most = Math.max(...[...pages.values()].map(({length}) => length));
  const traits = [...pages].map(([route, html]): [string, Traits] => [
    route,
    {
      pairs: new Set([
        ...pairsOf(parsed(route, html)),
        `kind: ${/ class="?kind_\w+"?>([\w-]+)/.exec(html)?.[1] ?? ''}`,
        ...(html.length === most ? ['the most HTML'] : []),
      ]),
      elements: html.match(/<[a-z]/g)?.length ?? 1,
    },
  ]);
  return pagesWithAll(new Map(traits));
}
