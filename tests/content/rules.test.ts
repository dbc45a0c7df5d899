import {describe, expect, test} from 'vitest';

import {bannedWords} from '../../shared/text/bannedWords';
import {frontMatter} from './rules/frontMatter';
import {headingLevels, landing, landingHeadings} from './rules/headings';
import {parsePage} from './rules/page';
import {draftLinks, idsIn, names, sidebar} from './rules/site';
import {mdx, page, messagesOf, withFields} from './rules/testPage';
import {length, words} from './rules/words';

describe('front matter', () => {
  const good = 'title: A\ndescription: Maps an entity to an object of another class, in one call.';

  test('accepts all known keys', () => {
    const more = `kind: reference
keywords: [dto, "Cannot map"]
explains: [Rekalogika\\Mapper\\MapperInterface]
absent: [MethodMapper]
draft: true
hide_table_of_contents: true
hide_title: false
pagination_next: null
pagination_prev: mapper/index
sidebar_label: Start`;
    expect(frontMatter(withFields(`${good}\n${more}`))).toEqual([]);
  });

  test('rejects missing keys', () => {
    expect(messagesOf(frontMatter(parsePage('docs/a.md', 'Text.')))).toEqual([
      '1 title: missing; every page needs it',
      '1 description: missing; every page needs it',
      '1 kind: missing; every page needs it',
    ]);
  });

  test.each([
    ['slug: /start', 'slug: unknown key; known keys: title, description,'],
    ['toString: 1', 'toString: unknown key'],
    ['keywords: dto', 'keywords: write a list'],
    ['keywords: []', 'keywords: write a list'],
    ['draft: maybe', 'draft: write true or false'],
    ['sidebar_label: ""', 'sidebar_label: write a string'],
    ['pagination_next: 3', 'pagination_next: write a string'],
  ])('rejects "%s" with its line', (line, message) => {
    const findings = messagesOf(frontMatter(withFields(`${good}\nkind: how-to\n${line}`)));
    expect(findings).toEqual([expect.stringContaining(`5 ${message}`)]);
  });

  test.each([
    ['Too short.', '10 characters'],
    [`${'Maps '.repeat(33)}it.`, '168 characters'],
    ['Maps an entity to an object of another class, in one call', 'exactly one sentence'],
    ['Maps an entity to an object. Another class, in one call only.', 'exactly one sentence'],
    ['12', 'write one sentence'],
  ])('rejects the description "%s"', (description, message) => {
    const fields = `title: A\ndescription: ${description}\nkind: how-to`;
    expect(messagesOf(frontMatter(withFields(fields)))).toEqual([
      expect.stringMatching(`^3 description: .*${message}`),
    ]);
  });

  test('rejects an unknown kind', () => {
    expect(messagesOf(frontMatter(withFields(`${good}\nkind: howto`)))).toEqual([
      '4 kind: write one of landing, tutorial, how-to, reference, explanation',
    ]);
  });

  test('rejects YAML that does not parse', () => {
    expect(() => withFields('title: "A')).toThrow('docs/mapper/quickstart.md:2 does not parse');
  });
});

describe('headings', () => {
  test('accepts levels that deepen by one and rise by any number', () => {
    expect(headingLevels(page('## A\n\n### B\n\n#### C\n\n## D'))).toEqual([]);
  });

  test('rejects level 1 and a skipped level', () => {
    expect(messagesOf(headingLevels(page('# A\n\n## B\n\n#### C')))).toEqual([
      '7 level 1 is the title in the front matter, start at level 2',
      '11 level 4 under level 2, write level 3',
    ]);
    expect(headingLevels(page('### A'))).toHaveLength(1);
  });
});

describe('landing pages', () => {
  const opening = (headings: readonly string[], kind = 'landing') =>
    withFields(
      `kind: ${kind}`,
      headings.map((text) => `## ${text}\n`).join('\n'),
      'docs/mapper/index.mdx',
    );

  test('accepts the headings in their order, with written ids', () => {
    const [first = '', ...others] = landingHeadings;
    expect(landing(opening([`${first} {#install}`, ...others]), 5)).toEqual([]);
  });

  test('rejects another order, a missing and an additional heading', () => {
    expect(landing(opening([...landingHeadings].reverse()), 5)).toHaveLength(1);
    expect(landing(opening(landingHeadings.slice(1)), 5)).toHaveLength(1);
    expect(landing(opening([...landingHeadings, 'Limits']), 5)).toHaveLength(1);
  });

  test('accepts additional headings where the section is one page', () => {
    expect(landing(opening([...landingHeadings, 'Limits']), 1)).toEqual([]);
    expect(landing(opening([...landingHeadings].reverse()), 1)).toHaveLength(1);
  });

  test('rejects a section that opens with another kind, and a landing page elsewhere', () => {
    expect(messagesOf(landing(opening(landingHeadings, 'how-to'), 5))).toEqual([
      '2 kind: the first page of a section is "landing"',
    ]);
    expect(landing(withFields('kind: landing'), 5)).toHaveLength(1);
    expect(landing(page('## Install'), 5)).toEqual([]);
  });
});

describe('words', () => {
  test.each(bannedWords)('rejects "%s"', (word) => {
    expect(words(page(`It ${word.toUpperCase()} works.`))).toHaveLength(1);
  });

  test('rejects them in headings, tables, components and titles, and across line ends', () => {
    expect(
      messagesOf(words(mdx('## Just start\n\nIn order\nto map, of <Term>course</Term> not.'))),
    ).toEqual(['7 leave out "Just"', '9 leave out "In order\nto"']);
    expect(words(page('| A |\n| --- |\n| easy |'))).toHaveLength(1);
    expect(messagesOf(words(withFields('title: Easy mapping')))).toEqual([
      '2 title: leave out "Easy"',
    ]);
  });

  test('rejects an exclamation mark', () => {
    expect(messagesOf(words(page('It maps!')))).toEqual(['7 no exclamation mark in prose']);
  });

  test('accepts code, parts of words and other spellings', () => {
    const text =
      'Adjust `just!` at unease.\n\n```php\nif (!$easy) { simply(); }\n```\n\n![](robust.svg)';
    expect(words(page(text))).toEqual([]);
  });
});

describe('length', () => {
  test('accepts 60 words and rejects 59', () => {
    expect(length(page('Word '.repeat(60)))).toEqual([]);
    expect(messagesOf(length(page('Word '.repeat(59))))).toEqual([
      '1 59 words of prose; a page has 60, or belongs on another page',
    ]);
  });

  test('does not count code', () => {
    expect(length(page(`\`\`\`text\n${'word '.repeat(60)}\n\`\`\``))).toHaveLength(1);
  });
});

describe('names', () => {
  test('accepts kebab-case', () => {
    expect(names(page('', 'docs/psr-16-simple-cache-bundle/lazy-loading.md'))).toEqual([]);
  });

  test.each(['docs/mapper/01-start.md', 'docs/Mapper/start.md', 'docs/mapper/lazy_loading.md'])(
    'rejects %s',
    (file) => {
      expect(names(page('', file))).toHaveLength(1);
    },
  );
});

describe('the sidebar', () => {
  const category = {type: 'category', label: 'mapper', link: {type: 'doc', id: 'mapper/index'}};
  const pages = [page('', 'docs/mapper/index.mdx'), page('', 'docs/mapper/usage.md')];
  const draft = withFields('draft: true', '', 'docs/mapper/performance.md');

  test('accepts every page once, and drafts once or not at all', () => {
    const docs = [{...category, items: ['mapper/usage']}];
    expect(sidebar([...pages, draft], {docs})).toEqual([]);
  });

  test('rejects a missing, repeated or unknown page and a second sidebar', () => {
    const docs = [{...category, items: [{type: 'doc', id: 'mapper/index'}, 'mapper/old']}];
    expect(messagesOf(sidebar(pages, {docs, other: []}))).toEqual([
      '1 sidebar "other": there is only "docs"',
      '1 "mapper/old" is not a page',
      '1 2 times in the sidebar; write "mapper/index" once into sidebars/',
      '1 0 times in the sidebar; write "mapper/usage" once into sidebars/',
    ]);
  });

  test.each([[[{type: 'autogenerated', dirName: '.'}]], [[{mapper: []}]], [[3]]])(
    'rejects %j',
    (items) => {
      expect(() => idsIn(items)).toThrow('sidebar');
    },
  );
});

describe('links to drafts', () => {
  const draft = withFields('draft: true', '', 'docs/mapper/performance/index.md');
  const from = (text: string) => draftLinks([draft, mdx(text)]);

  test.each([
    '[a](performance/index.md)',
    '[a](./performance/index.md#speed)',
    '[a](/mapper/performance)',
    '[a][b]\n\n[b]: /mapper/performance?a=b',
    '<Card href="/mapper/performance" />',
  ])('rejects %s', (text) => {
    expect(from(text)).toHaveLength(1);
  });

  test('accepts links to other pages', () => {
    expect(
      from('[a](usage.md) [b](/mapper) [c](https://example.com/mapper/performance) [d](#e)'),
    ).toEqual([]);
  });
});
