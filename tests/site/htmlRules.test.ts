import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {htmlProblems, withoutRepetition} from './htmlRules';
import {pageOf, readPages} from './site';

describe('the HTML of built pages', () => {
  it('follows the HTML standard', () => {
    const pages = readPages();
    expect(pages.length).toBeGreaterThan(0);
    // Menus and samples are more than half of the markup and the same everywhere: one page of each folder
    // shows them, and the W3C's checker reads all pages whole in `npm run test:all`.
    const folders = new Set<string>();
    const shown = pages.map((page) => {
      const folder = path.dirname(page.file);
      const isFirst = !folders.has(folder);
      folders.add(folder);
      return isFirst ? page : withoutRepetition(page);
    });
    expect(folders.size).toBeGreaterThan(20);
    expect(shown.flatMap(htmlProblems)).toEqual([]);
    console.log(`${String(pages.length)} pages, ${String(folders.size)} of them whole`);
  }, 120_000);
});

describe('a page without repetition', () => {
  it('keeps everything but menus and the content of samples', () => {
    const page = pageOf('<nav><a href="/">a</a></nav><main><pre><b>x</b></pre><p>y</p></main>');
    const {$} = withoutRepetition(page);
    expect($('body').html()).toBe('<main><pre></pre><p>y</p></main>');
    expect(page.$('nav').length).toBe(1);
  });
});

describe('the check of HTML', () => {
  const problemsOf = (body: string) =>
    htmlProblems(
      pageOf(
        `<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`,
      ),
    ).join();

  it.each([
    '<p>One<p>Two',
    '<div itemscope><time itemprop="dateModified" datetime="2026-01-02">x</time></div>',
    '<input type="text" role="combobox" aria-expanded="false" aria-controls="a">',
  ])('accepts %s', (body) => {
    expect(problemsOf(body)).toBe('');
  });

  it.each([
    ['code read as an element', '<code>A&B<string, Track></code>', 'element-name'],
    [
      'a property without an item',
      '<time itemprop="dateModified">x</time>',
      'a property without an item',
    ],
    ['a combobox for searching', '<input type="search" role="combobox">', 'is a text field'],
    ['a block in an inline element', '<span><div>x</div></span>', 'element-permitted-content'],
    ['an id twice', '<p id="a">x</p><p id="a">y</p>', 'no-dup-id'],
    ['an unknown element', '<selectable>x</selectable>', 'no-unknown-elements'],
    ['a wrong value', '<button type="send">x</button>', 'attribute-allowed-values'],
    ['an old element', '<center>x</center>', 'deprecated'],
  ])('rejects %s', (_name, body, problem) => {
    expect(problemsOf(body)).toContain(problem);
  });
});
