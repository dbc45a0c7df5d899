import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {listFiles} from '../../shared/files/listFiles';
import {routeOfDoc} from './expectedRoutes';
import {
  codeProblems,
  readSourceBlocks,
  readSourceInline,
  shownBlocks,
  shownInline,
} from './shownCode';
import {pageOf, readPages} from './site';

const docs = path.join(__dirname, '..', '..', 'docs');
const sources = new Map(
  listFiles(docs)
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => [routeOfDoc(file), file]),
);

// tests/site/routes.test.ts checks that every page of docs/ is built; the home page has no source there.
const pages = readPages().flatMap((page) => {
  const file = sources.get(page.route);
  return file === undefined
    ? []
    : [{page, file: `docs/${file}`, text: readFileSync(path.join(docs, file), 'utf8')}];
});

describe('built pages', () => {
  it('show every block of their source, unchanged', () => {
    let blocks = 0;
    const problems = pages.flatMap(({page, file, text}) => {
      const source = readSourceBlocks(file, text);
      const shown = shownBlocks(page);
      blocks += shown.length;
      const count = `${file} has ${String(source.length)} blocks, ${String(shown.length)} are shown`;
      return [...(shown.length === source.length ? [] : [count]), ...codeProblems(source, shown)];
    });
    expect(problems).toEqual([]);
    expect(blocks).toBeGreaterThan(pages.length);
    console.log(`${String(blocks)} blocks on ${String(pages.length)} pages`);
  });

  it('show all inline code of their source', () => {
    let all = 0;
    const problems = pages.flatMap(({page, file, text}) => {
      const source = readSourceInline(file, text);
      all += source.length;
      return codeProblems(source, shownInline(page));
    });
    expect(problems).toEqual([]);
    expect(all).toBeGreaterThan(pages.length);
    console.log(`${String(all)} pieces of inline code on ${String(pages.length)} pages`);
  });
});

describe('the check of shown code', () => {
  const article = (html: string) => pageOf(`<div class=theme-doc-markdown>${html}</div>`);
  const block = (code: string) =>
    article(`<pre><code><span class=line>${code}\n</span></code></pre>`);
  const source =
    'Text\n\n```php\n/** @var A&B<int> */\n```\n\n```diff-php\n-$a;\n+$b;\n $c;\n```\n';
  const first = readSourceBlocks('a.md', source).slice(0, 1);

  it('reads blocks, and diffs without their first column', () => {
    expect(readSourceBlocks('a.md', source)).toEqual([
      {page: 'a.md', line: 4, text: '/** @var A&B<int> */'},
      {page: 'a.md', line: 8, text: '$a;\n$b;\n$c;'},
    ]);
    const diff = '<span class=said>Removed: </span>$a;\n';
    expect(shownBlocks(block(diff))).toEqual(['$a;\n']);
  });

  it('accepts a block as written', () => {
    expect(codeProblems(first, shownBlocks(block('/** @var A&amp;B&lt;int> */')))).toEqual([]);
  });

  it.each([
    ['a lost escape', block('/** @var A&B<int> */')],
    ['a cut line', block('/** @var A&amp;B')],
    ['no block', article('')],
  ])('rejects %s', (_name, page) => {
    expect(codeProblems(first, shownBlocks(page))).toEqual([
      'a.md:4 is shown differently: "/** @var A&B<int> */"',
    ]);
  });

  it('rejects inline code that is changed or in another order', () => {
    const inline = readSourceInline('a.md', 'The `A&B<int>` and\n`c`.');
    const shown = (html: string) => codeProblems(inline, shownInline(article(html)));
    expect(shown('<code>x</code><code>A&amp;<wbr>B&lt;int></code><code>c</code>')).toEqual([]);
    expect(shown('<code>A&B<int></code><code>c</code>').join()).toContain('a.md:1');
    expect(shown('<code>c</code><code>A&amp;B&lt;int></code>').join()).toContain('a.md:2');
  });
});
