import {readdirSync} from 'node:fs';

import pathToRegexp from 'path-to-regexp';
import {expect, test} from 'vitest';

import routePattern from './routePattern';

const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => `/${file.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '')}`);
const unusual = ['/a.b', '/a+b', '/a$', '/a/', '/a%20b', '/ä', '/a-b_c', '/a//b'];
const routes = ['*', '/', ...pages, ...unusual];

/** As React Router's NavLink writes the address of a link. */
const escaped = (address: string) => address.replace(/([.+*?=^!:${}()[\]|/\\])/g, String.raw`\$1`);

const around = (route: string) =>
  ['', '/', 'x', '/x', '/x/y', '//'].map((end) => (route === '*' ? '/a' : route) + end);

test('a route matches what it matches with path-to-regexp', () => {
  expect(pages.length).toBeGreaterThan(150);
  const others = ['', '/', '/x', '/A.B', '/axb'];
  const results: {original: string | undefined; ours: string | undefined; at: string}[] = [];
  for (const route of [...routes, ...routes.slice(1).map(escaped)]) {
    for (const end of [true, false]) {
      for (const sensitive of [true, false]) {
        const original = pathToRegexp(route, [], {end, sensitive, strict: false});
        const ours = routePattern(route, [], {end, sensitive});
        const plain = route.replace(/\\(.)/g, '$1');
        for (const address of [...others, ...around(plain), plain.toUpperCase()]) {
          results.push({
            original: original.exec(address)?.[0],
            ours: ours.exec(address)?.[0],
            at: `${route} at ${address}`,
          });
        }
      }
    }
  }
  const matches = results.filter(({original}) => original !== undefined);
  console.log(`Compared ${results.length} times, ${matches.length} matches.`);
  expect(matches.length).toBeGreaterThan(1000);
  expect(results.filter(({original, ours}) => original !== ours)).toEqual([]);
});
