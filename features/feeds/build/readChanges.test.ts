import {existsSync, readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {PlainError} from '../../../shared/process/runMain';
import {findPhrases} from '../../../shared/text/findPhrases';
import {allLibraries} from '../../library-facts';
import {noSection, parseChanges, readChanges} from './readChanges';

const good = `
- id: gate-width
  date: 2026-11-22
  kind: corrected
  title: The width of a gate
  text: The page said meters. The library counts centimeters.
  pages: [/depot/gates]
  commit: 9db4970e
- id: pages
  date: 2026-11-21
  kind: new
  title: First pages
  text: Two pages.
  pages: [/depot, /depot/gates]
`;

describe('parseChanges', () => {
  it('reads the changes of a section', () => {
    const changes = parseChanges(good, 'depot.yaml');
    expect(changes.map(({id, date}) => [id, date])).toEqual([
      ['gate-width', '2026-11-22'],
      ['pages', '2026-11-21'],
    ]);
  });

  it.each([
    ['no id', 9, 'id: pages', 'key: pages', 'id: '],
    ['an id with capitals', 9, 'id: pages', 'id: Pages', 'id: words in kebab-case'],
    ['the id of another change', 9, 'id: pages', 'id: gate-width', 'two changes have the id'],
    ['no such day', 10, '2026-11-21', '2026-11-31', 'date: '],
    ['a later day than the change above', 10, '2026-11-21', '2026-11-23', 'pages is newer than'],
    ['another kind', 11, 'kind: new', 'kind: typo', 'kind: '],
    ['no page', 7, 'pages: [/depot/gates]', 'pages: []', 'pages: '],
    ['an address with the site', 7, '[/depot/gates]', '["https://a.example/"]', 'an address'],
    ['an address with a heading', 7, '[/depot/gates]', '["/depot/gates#width"]', 'an address'],
    ['a short hash', 8, '9db4970e', '9db', 'commit: at least eight digits'],
    ['an empty text', 13, 'Two pages.', '""', 'text: '],
    ['a text that is not YAML', 11, 'kind: new', 'kind: new: x', 'Nested mappings are not'],
    ['an empty file', 1, good, '', 'expected array'],
    ['no list', 1, good, 'id: pages', 'expected array'],
  ])('rejects %s with its line', (_name, line, from, to, message) => {
    expect(good).toContain(from);
    const parse = () => parseChanges(good.replace(from, to), 'depot.yaml');
    expect(parse).toThrow(new RegExp(`^depot\\.yaml:${String(line)}: `));
    expect(parse).toThrow(message);
    expect(parse).toThrow(PlainError);
  });
});

describe('the recorded changes', () => {
  const all = readChanges('.');
  const changes = all.flatMap(({section, changes: own}) => own.map((one) => ({section, ...one})));

  it('are in a file named after a library, or in that of the other pages', () => {
    const known = [...allLibraries.map(({section}) => section), noSection];
    expect(all.filter(({section}) => !known.includes(section))).toEqual([]);
    expect(changes.length).toBeGreaterThan(30);
    console.log(`${changes.length} changes in ${all.length} files`);
  });

  it('name pages of their section that are not drafts', () => {
    const isPage = (page: string) =>
      ['.md', '.mdx', '/index.md', '/index.mdx']
        .map((end) => `docs${page}${end}`)
        .some((file) => existsSync(file) && !/^draft: true$/m.test(readFileSync(file, 'utf8')));
    const wrong = changes.flatMap(({section, id, pages}) =>
      pages
        .filter(
          (page) => !isPage(page) || (section !== noSection && page.split('/')[1] !== section),
        )
        .map((page) => `${section}/${id}: ${page}`),
    );
    expect(wrong).toEqual([]);
    expect(['/mapper/performance', '/mapper/gone'].filter(isPage)).toEqual([]);
  });

  it('are written in sentences, with no unidiomatic phrase', () => {
    const wrong = changes.filter(
      ({title, text}) =>
        findPhrases(`${title}. ${text}`).length > 0 ||
        !text.trim().endsWith('.') ||
        title.endsWith('.'),
    );
    expect(wrong).toEqual([]);
    expect(findPhrases('of yours')).toHaveLength(1);
  });
});
