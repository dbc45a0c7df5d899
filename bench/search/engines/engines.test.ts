import lunr from 'lunr';
import {describe, expect, it} from 'vitest';

import {findStock, stockIndex} from './runLunrSearch';
import {markPage, routeOfFile} from './runPagefind';

describe('docusaurus-lunr-search', () => {
  const documents = [
    {url: '/mapper#lazy', title: 'Lazy', content: 'A proxy is made.', keywords: ''},
    {url: '/file', title: 'File', content: 'A lazy file, never mapper.', keywords: ''},
    {url: '/mapper', title: 'Mapper', content: '', keywords: ''},
  ];
  const find = (text: string) => findStock(stockIndex(documents), documents, text);

  it('finds words and prefixes, titles first, each page once', () => {
    expect(find('lazy')).toEqual(['/mapper', '/file']);
    expect(find('mapp')).toEqual(['/mapper', '/file']);
    expect(find('mpper')).toEqual([]);
  });

  it("restores lunr's separator", () => {
    const before = lunr.tokenizer.separator;
    find('a/b');
    expect(lunr.tokenizer.separator).toBe(before);
  });
});

describe('Pagefind', () => {
  it('gets a page with its body marked and the keywords as text', () => {
    const page = markPage('<article><div class="markdown"><p>Text</p></div></article>', 'a <b>, c');
    expect(page).toContain('<div class="markdown" data-pagefind-body="">');
    expect(page).toContain('<p data-pagefind-weight="10">a &lt;b&gt;, c</p>');
    expect(markPage('<article><div class="markdown"></div></article>', '')).not.toContain('weight');
  });

  it('returns file addresses', () => {
    expect(['/mapper.html', '/mapper/a/', '/a/index.html'].map(routeOfFile)).toEqual([
      '/mapper',
      '/mapper/a',
      '/a',
    ]);
  });
});
