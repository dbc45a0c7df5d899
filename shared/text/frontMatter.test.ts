import {describe, expect, it} from 'vitest';

import {PlainError} from '../process/runMain';
import {listOf, readFrontMatter} from './frontMatter';

describe('readFrontMatter', () => {
  it('has the values of the keys with their lines, and the text behind it', () => {
    const text = '---\ntitle: Rooms\nexplains:\n  - Depot\\Hall\ndraft: true\n---\n\nText.\n';
    const {fields, values, body} = readFrontMatter('a.md', text);
    expect([...fields]).toEqual([
      ['title', {value: 'Rooms', line: 2}],
      ['explains', {value: ['Depot\\Hall'], line: 3}],
      ['draft', {value: true, line: 5}],
    ]);
    expect(values).toEqual({title: 'Rooms', explains: ['Depot\\Hall'], draft: true});
    expect(body).toBe('\nText.\n');
  });

  it.each([
    ['Windows line ends', '---\r\ntitle: A\r\n---\r\nText.', {title: 'A'}, 'Text.'],
    ['nothing behind it', '---\ntitle: A\n---', {title: 'A'}, ''],
    ['no keys', '---\n---\nText.', {}, 'Text.'],
    ['a list instead of keys', '---\n- a\n---\nText.', {}, 'Text.'],
    ['no front matter', 'Text.\n\n---\na: b\n---\n', {}, 'Text.\n\n---\na: b\n---\n'],
    ['no end', '---\ntitle: A\n', {}, '---\ntitle: A\n'],
  ])('reads a page with %s', (_name, text, values, body) => {
    expect(readFrontMatter('a.md', text)).toMatchObject({values, body});
  });

  it.each([
    ['title: A\nkind: "how-to', 'docs/a.md:3 does not parse: YAMLParseError: Missing closing "'],
    ['title: A\ntitle: B', 'docs/a.md:3 does not parse: YAMLParseError: Map keys must be unique'],
  ])('rejects %j with file and line', (yaml, message) => {
    const read = () => readFrontMatter('docs/a.md', `---\n${yaml}\n---\n`);
    expect(read).toThrow(PlainError);
    expect(read).toThrow(message);
  });
});

it('a field that is not a list has no entries', () => {
  expect(listOf(['a', 1])).toEqual(['a', '1']);
  expect(listOf('a')).toEqual([]);
  expect(listOf(undefined)).toEqual([]);
});
