import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {hashText} from '../parse/hashText';
import {pageTypes} from './pageTypes';

const source = '$sender->send();';
const hash = hashText(source);
let site = '';

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path.join(site, file), text);
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'rk-types-'));
  write('docs/post/index.mdx', '---\ntitle: Post\n---\n');
  write('docs/post/send.md', '---\ntitle: Send letters\nexplains: ["Acme\\\\Sender"]\n---\n');
  write('docs/post/plain.md', 'No front matter');
  write('generated/api/post.json', {
    library: 'post',
    repository: 'acme/post',
    tag: 'v2.0.0',
    packages: [],
    classes: [
      {
        fqcn: 'Acme\\Sender',
        kind: 'class',
        package: 'acme/post',
        file: 'src/Sender.php',
        line: 7,
        methods: [{name: 'send', visibility: 'public', params: [], line: 9}],
        cases: [{name: 'One'}],
      },
    ],
  });
  write('generated/sample-types/post/index.json', {
    blocks: {[hash]: [[0, 7, 0]]},
    entries: [
      {kind: 'method', name: 'Acme\\Sender::send'},
      {kind: 'case', name: 'Acme\\Sender::One'},
      {kind: 'parameter', name: 'Acme\\Sender::send($letter)'},
      {kind: 'class', name: 'Other\\Thing'},
    ],
  });
});

afterEach(() => {
  rmSync(site, {recursive: true});
});

describe('pageTypes', () => {
  it('has the names of a block by its source, and their links', () => {
    const types = pageTypes(path.join(site, 'docs/post/index.mdx'));
    expect(types?.spansOf(source)).toEqual([[0, 7, 0]]);
    expect(types?.spansOf(`${source} `)).toEqual([]);
    const [send, one, letter, other] = JSON.parse(types?.content ?? '[]') as {
      links?: {url: string}[];
    }[];
    const blob = 'https://github.com/acme/post/blob/v2.0.0/src/Sender.php';
    expect(send?.links?.map(({url}) => url)).toEqual(['/post/send', `${blob}#L9`]);
    expect(one?.links?.[1]?.url).toBe(`${blob}#L7`);
    expect(letter?.links?.[1]?.url).toBe(`${blob}#L9`);
    expect(other?.links).toBeUndefined();
  });

  it('has the ids of the names of the family, by where a block uses them first', () => {
    const text = 'use Rekalogika\\Stamp;\n\nnew Stamp();';
    write('docs/post/send.md', `\`\`\`php\n${text}\n\`\`\`\n`);
    write('generated/sample-types/post/send.json', {
      blocks: {
        [hashText(text)]: [
          [4, 16, 0],
          [text.lastIndexOf('Stamp'), 5, 0],
        ],
      },
      entries: [{kind: 'class', name: 'Rekalogika\\Stamp'}],
    });
    const types = pageTypes(path.join(site, 'docs/post/send.md'));
    expect([...(types?.idsOf(text) ?? [])]).toEqual([[text.lastIndexOf('Stamp'), 'Stamp']]);
    expect(types?.idsOf(`${text} `).size).toBe(0);
  });

  it('detects that a block has changed since', () => {
    const types = pageTypes(path.join(site, 'docs/post/index.mdx'));
    expect(() => types?.checkBlocks(['other', source])).not.toThrow();
    expect(() => types?.checkBlocks([`${source} `])).toThrow(
      'names of blocks that the page does not have: 1. ' +
        'Write it again: npm run samples -- types docs/post/index.mdx',
    );
  });

  it('names a page without components as it is', () => {
    write('generated/sample-types/post/stamp.json', {
      blocks: {a: [[0, 1, 0]]},
      entries: [{kind: 'class', name: 'Stamp'}],
    });
    const types = pageTypes(path.join(site, 'docs/post/stamp.md'));
    expect(() => types?.checkBlocks([])).toThrow(/types docs\/post\/stamp\.md$/);
  });

  it('has an address that depends on the content', () => {
    const page = path.join(site, 'docs/post/index.mdx');
    const first = pageTypes(page)?.address;
    expect(first).toMatch(/^\/sample-types\/post\/index\.[0-9a-f]{8}\.json$/);
    write('generated/sample-types/post/index.json', {blocks: {}, entries: []});
    expect(pageTypes(page)?.address).not.toBe(first);
  });

  it('is undefined for a page without data or outside docs', () => {
    expect(pageTypes(path.join(site, 'docs/post/plain.md'))).toBeUndefined();
    expect(pageTypes(path.join(site, 'pages/post.md'))).toBeUndefined();
  });

  it.each([
    ['no entries', {blocks: {}}, 'does not have the expected form'],
    [
      'a span of text',
      {blocks: {a: [['0', 1, 0]]}, entries: []},
      'does not have the expected form',
    ],
    [
      'an entry without a name',
      {blocks: {}, entries: [{kind: 'class'}]},
      'does not have the expected form',
    ],
    ['a number without entry', {blocks: {a: [[0, 1, 0]]}, entries: []}, 'refers to an entry'],
  ])('refuses %s', (_, content, message) => {
    write('generated/sample-types/post/index.json', content);
    expect(() => pageTypes(path.join(site, 'docs/post/index.mdx'))).toThrow(message);
  });

  it('rejects facts that it cannot read', () => {
    write('generated/api/post.json', {
      repository: 'acme/post',
      tag: 'v2.0.0',
      classes: [{fqcn: 7}],
    });
    expect(() => pageTypes(path.join(site, 'docs/post/index.mdx'))).toThrow(
      'generated/api/post.json',
    );
  });
});
