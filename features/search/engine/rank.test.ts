import {expect, it} from 'vitest';

import {buildIndex} from '../build/buildIndex';
import {noSources} from '../build/sources';
import type {SearchDocument} from './documents';
import {indexPages} from './pageIndex';
import {parseQuery} from './parseQuery';
import {rank} from './rank';
import {parseIndex} from './termIndex';
import {type Weights, defaultWeights} from './weights';

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

it('a misspelled name of a library means its first page', () => {
  const pages = [
    {url: '/harbormaster', title: 'Overview', content: 'Ships.', library: 'harbormaster'},
    {
      url: '/harbormaster/harbormaster',
      title: 'The harbormaster',
      content: 'Ask the harbormaster.',
      library: 'harbormaster',
    },
  ];
  expect(routes('harbormaster', pages)[0]).toBe('/harbormaster');
  expect(routes('harbrmaster', pages)[0]).toBe('/harbormaster');
  expect(routes('harbrmas', pages)[0]).toBe('/harbormaster');
  expect(routes('ask harbrmaster', pages)[0]).toBe('/harbormaster/harbormaster');
});

it('of two pages that answer equally well, one with another answer is first', () => {
  const section = (url: string, title: string) => ({type: 1 as const, url, title, content: ''});
  const documents = [
    {type: 0 as const, url: '/anchor', title: 'anchor', content: '', library: 'anchor'},
    section('/anchor#chain', 'Chains'),
    section('/anchor#winch', 'Winches'),
    {type: 0 as const, url: '/harbor', title: 'harbor', content: '', library: 'harbor'},
    section('/harbor#rope', 'Ropes'),
    section('/harbor#quay', 'Quays'),
  ].map((document) => ({...document, library: document.url.split(/[/#]/)[1] ?? ''}));
  const drifting = Array<string>(10).fill('boat drifting away');
  const questions = new Map([
    ['/anchor#chain', drifting],
    ['/anchor#winch', Array<string>(10).fill('lift iron')],
    ['/harbor#rope', drifting],
    ['/harbor#quay', Array<string>(10).fill('boat drifting')],
  ]);
  const index = indexPages(
    documents,
    parseIndex(JSON.parse(JSON.stringify(buildIndex(documents, {...noSources, questions})))),
  );
  const first = (weights: Weights) =>
    rank(index, {text: 'boat drifting away', words: parseQuery('boat drifting away')}, weights)[0]
      ?.route;
  const without = {...defaultWeights.bonuses, anotherQuestion: 0, likelihood: 0};
  expect(first({...defaultWeights, bonuses: without})).toBe('/anchor');
  expect(first({...defaultWeights, bonuses: {...without, anotherQuestion: 0.5}})).toBe('/harbor');
});
