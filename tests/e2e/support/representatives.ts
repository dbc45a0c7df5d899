import {createHash, randomUUID} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {type Traits, pagesWithAll, pairsOf} from '../../a11y/pairs';
import {builtPage, builtRoutes} from './builtSite';

/** A test that visits every page; `npm run test:all` runs it, `npm test` visits the representatives. */
export const sweep = {tag: '@sweep'} as const;

/** The number of tests that share the representatives: enough to give every worker some. */
export const parts = [0, 1, 2, 3, 4, 5] as const;

// What the choice depends on, besides the pages: this code, and the parser of HTML.
const inputs = [__filename, path.join(__dirname, '../../a11y/pairs.ts'), 'package-lock.json'];

let chosen: readonly string[] | undefined;

/**
 * A few pages that together cover what all pages show: every pair of an element and its parent, every kind of
 * page, and the one with the most HTML. Computed once for a built site: each worker of each run reads the result.
 */
export function representatives(): readonly string[] {
  chosen ??= chooseOnce(new Map(builtRoutes().map((route) => [route, builtPage(route)])));
  return chosen;
}

/** What was chosen from the same pages before, or what is chosen now. */
export function chooseOnce(
  pages: ReadonlyMap<string, string>,
  folder = '.cache/representatives',
): readonly string[] {
  const hash = createHash('sha256');
  inputs.forEach((file) => hash.update(readFileSync(file)));
  pages.forEach((html, route) => hash.update(`${route}\0${html}\0`));
  const file = path.join(folder, `${hash.digest('hex')}.json`);
  if (existsSync(file)) {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
  }
  const routes = choose(pages);
  mkdirSync(folder, {recursive: true});
  const old = readdirSync(folder).filter((name) => name.endsWith('.json'));
  old.forEach((name) => {
    rmSync(path.join(folder, name), {force: true});
  });
  // Renamed, so that a worker that chooses at the same time does not read half of it.
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, JSON.stringify(routes));
  renameSync(part, file);
  return routes;
}

/** The representatives that one of several tests visits. */
export function representativesOf(part: number, tests: number = parts.length): readonly string[] {
  return representatives().filter((_, at) => at % tests === part);
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
