import {expect, it} from 'vitest';

import {buildIndex} from '../build/buildIndex';
import type {SearchDocument} from './documents';
import {indexPages} from './pageIndex';
import {parseQuery} from './parseQuery';
import {rank} from './rank';
import {parseIndex} from './termIndex';

type Content = Omit<SearchDocument, 'type'>;

/** The routes for a query over these pages, best first. */
function routes(text: string, pages: readonly Content[]): string[] {
  const documents = pages.map((page) => ({type: 0 as const, ...page}));
  const index = indexPages(
    documents,
    parseIndex(JSON.parse(JSON.stringify(buildIndex(documents)))),
  );
  return rank(index, {text, words: parseQuery(text)}).map(({route}) => route);
}

it('a page about a member comes before the page that explains its class', () => {
  const pages = [
    {
      url: '/harbor/rope',
      title: 'Ropes',
      content: 'A RopeInterface holds a ship. It has a method spliceTogether.',
      keywords: 'RopeInterface',
      names: 'RopeInterface',
      library: 'harbor',
    },
    {
      url: '/harbor/splices',
      title: 'Make one of two: spliceTogether',
      content:
        'With spliceTogether, two ropes are one. Call spliceTogether twice for three of them.',
      keywords: 'spliceTogether',
      library: 'harbor',
    },
    ...['Anchors', 'Cranes', 'Ferries', 'Lights', 'Pilots', 'Quays'].map((title, place) => ({
      url: `/harbor/${title.toLowerCase()}`,
      title,
      // Most pages of a library have the names of its main classes.
      content: place < 4 ? 'A RopeInterface leads there.' : 'Every harbor has some.',
      library: 'harbor',
    })),
  ];
  expect(routes('RopeInterface', pages)[0]).toBe('/harbor/rope');
  expect(routes('RopeInterface::spliceTogether', pages)[0]).toBe('/harbor/splices');
});

it('the name of a library means its first page, not another one with its name', () => {
  const pages = ['/file/file', '/file'].map((url) => ({
    url,
    title: url === '/file' ? 'Introduction' : 'The file',
    content: 'A file is a file.',
    library: 'file',
  }));
  expect(routes('file', pages)).toEqual(['/file', '/file/file']);
});

it('a page of no library can be the best one', () => {
  const pages = [
    {
      url: '/harbor/intro',
      title: 'Versions and requirements of harbor',
      content: 'PHP 8.2.',
      library: 'harbor',
    },
    {url: '/versions', title: 'Versions and requirements', content: 'Of all libraries.'},
  ];
  expect(routes('versions requirements', pages)).toEqual(['/versions', '/harbor/intro']);
});
