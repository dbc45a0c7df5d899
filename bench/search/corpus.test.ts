import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import type {SearchDocument} from '../../features/search/engine/documents';
import {wholeDocuments} from '../../features/search/cli/readSearchFiles';
import {pageTexts, uniqueRoutes} from './corpus';

const page = load(
  '<article><div class="markdown"><p>All of it.</p><h2 id="b">B</h2><p>More.</p></div></article>',
);
const cut: SearchDocument[] = [
  {type: 0, title: 'A', url: '/a', content: 'All', keywords: 'x\ny'},
  {type: 1, title: 'B', pageTitle: 'A', url: '/a#b', content: ''},
];

describe('wholeDocuments', () => {
  it('takes the texts of the built pages', () => {
    const whole = wholeDocuments(cut, () => page);
    expect(whole.map(({content}) => content)).toEqual(['All of it.', 'More.']);
    expect(whole[0]?.keywords).toBe('x\ny');
  });

  it('rejects pages of another build', () => {
    const other = [...cut, {...cut[1], url: '/a#c'} as SearchDocument];
    expect(() => wholeDocuments(other, () => page)).toThrow('/a#c is not in the built pages');
  });
});

describe('pageTexts', () => {
  it('joins the documents of a page', () => {
    expect(pageTexts(cut)).toEqual([
      {route: '/a', title: 'A', keywords: 'x, y', headings: 'B', content: 'All \n'},
    ]);
  });
});

describe('uniqueRoutes', () => {
  it('keeps the first position of each page', () => {
    expect(uniqueRoutes(['/b#1', '/a', '/b', '/a#2'])).toEqual(['/b', '/a']);
  });
});
