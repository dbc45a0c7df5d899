import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Element, ElementContent, Root} from 'hast';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {libraryOf} from '../read/packages';
import {linkInlineCode} from './linkInlineCode';

const source = 'https://github.com/rekalogika/depot/blob/v1.0.0/src';
let siteDir = '';

function write(file: string, content: unknown): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'api-links-'));
  const classOf = (name: string, line: number) => ({
    fqcn: `Rekalogika\\${name}`,
    kind: 'class',
    package: 'rekalogika/depot',
    file: `src/${name.replaceAll('\\', '/')}.php`,
    line,
    methods: [{name: 'open', visibility: 'public', params: [], line: line + 5}],
  });
  write('generated/api/depot.json', {
    library: 'depot',
    repository: 'rekalogika/depot',
    tag: 'v1.0.0',
    packages: [],
    classes: [
      ...[classOf('Depot\\Gate', 3), classOf('Depot\\Hall', 4), classOf('Depot\\Collection', 5)],
      ...[classOf('Depot\\Door', 6), classOf('Depot\\Old\\Door', 7)],
    ],
  });
  write('generated/packages.json', {
    groups: [
      {
        title: 'Store',
        libraries: [{...libraryOf('mapper'), section: 'depot', repository: 'rekalogika/depot'}],
      },
    ],
  });
  const placed = ['Attic', 'Cellar'].map((name) => ({
    ...classOf(`Reconstitutor\\${name}`, 8),
    package: 'rekalogika/reconstitutor',
  }));
  write('generated/api/reconstitutor.json', {
    library: 'reconstitutor',
    repository: 'rekalogika/reconstitutor',
    tag: '1.0.0',
    packages: [],
    classes: placed,
  });
  const explained = placed.map(({fqcn}) => fqcn).join(', ');
  write('docs/reconstitutor/rooms.md', `---\ntitle: Rooms\nexplains: [${explained}]\n---\n`);
  write('docs/depot/halls.md', '---\ntitle: Halls\nexplains: [Rekalogika\\Depot\\Hall]\n---\n');
});

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

function element(tagName: string, ...children: (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ),
  };
}

/** The addresses that pieces of inline code link to, in order; null without a link. */
function linksIn(tree: Root): (string | null)[] {
  const found: (string | null)[] = [];
  const read = (nodes: readonly ElementContent[], href: string | null) => {
    for (const node of nodes) {
      if (node.type === 'element' && node.tagName === 'code') {
        found.push(href);
      } else if (node.type === 'element') {
        read(node.children, node.tagName === 'a' ? String(node.properties.href) : href);
      }
    }
  };
  read(
    tree.children.filter((node) => node.type === 'element'),
    null,
  );
  return found;
}

function link(nodes: Element[], page = 'depot/index.mdx'): (string | null)[] {
  const tree: Root = {type: 'root', children: nodes};
  linkInlineCode()(tree, new VFile({path: path.join(siteDir, 'docs', page)}));
  return linksIn(tree);
}

const sentence = (...codes: string[]) =>
  element('p', ...codes.map((code) => element('code', code)));

describe('a name of the family in a sentence', () => {
  test.each([
    ['Gate', `${source}/Depot/Gate.php#L3`],
    ['Depot\\Gate', `${source}/Depot/Gate.php#L3`],
    ['\\Rekalogika\\Depot\\Gate', `${source}/Depot/Gate.php#L3`],
    ['#[Gate]', `${source}/Depot/Gate.php#L3`],
    ["#[Gate(name: 'north')]", `${source}/Depot/Gate.php#L3`],
    ['Gate::class', `${source}/Depot/Gate.php#L3`],
    ['Gate::open()', `${source}/Depot/Gate.php#L8`],
    ['Gate::open(int $width): void', `${source}/Depot/Gate.php#L8`],
    ['Old\\Door', `${source}/Depot/Old/Door.php#L7`],
    ['Hall', '/depot/halls'],
    ['Hall::open()', '/depot/halls'],
  ])('links to its page or source: %s', (code, url) => {
    expect(link([sentence(code)])).toEqual([url]);
  });

  test.each(['Door', 'Gate::shut()', 'open()', 'Nothing', '$gate', 'Gate|Hall', 'gate'])(
    'that is ambiguous is not linked: %s',
    (code) => {
      expect(link([sentence(code)])).toEqual([null]);
    },
  );

  test.each(['\\Gate', '\\Depot\\Gate', '\\Gate::open()', '#[\\Gate]'])(
    'with a leading backslash is a full name and not shortened: %s',
    (code) => {
      expect(link([sentence(code)])).toEqual([null]);
    },
  );

  test('is linked only at its first mention', () => {
    expect(link([sentence('Gate', 'Gate', '#[Gate]')])).toEqual([
      `${source}/Depot/Gate.php#L3`,
      null,
      null,
    ]);
  });

  test('is not linked in headings, samples and links, and a link counts as a mention', () => {
    const written = element('a', element('code', 'Gate'));
    written.properties = {href: '/x'};
    const nodes = [element('h2', element('code', 'Gate')), element('p', written), sentence('Gate')];
    expect(link([...nodes, element('pre', element('code', 'Hall'))])).toEqual([
      null,
      '/x',
      null,
      null,
    ]);
  });

  test('links to the source on the page that explains it', () => {
    expect(link([sentence('Hall')], 'depot/halls.md')).toEqual([`${source}/Depot/Hall.php#L4`]);
  });

  test('is linked to the reference at the end of the page that explains it, if nothing there does', () => {
    const reference = '/reconstitutor/reference/api/reconstitutor#Reconstitutor';
    const page = 'reconstitutor/rooms.md';
    const both = [`${reference}.Attic`, `${reference}.Cellar`];
    expect(link([sentence('door')], page)).toEqual([null, ...both]);
    const [attic = '', cellar = ''] = ['Attic', 'Cellar'].map(
      (name) => `Rekalogika\\Reconstitutor\\${name}`,
    );
    expect(link([sentence(cellar)], page)).toEqual(both.toReversed());
    expect(link([sentence(attic, cellar)], page)).toEqual(both);
    expect(link([sentence(attic)], 'reconstitutor/index.md')).toEqual(['/reconstitutor/rooms']);
  });

  test('means what the samples of the page import or declare', () => {
    const sample = (code: string) => element('pre', element('code', code));
    const imported =
      'use Doctrine\\Common\\Collections\\Collection;\nuse Rekalogika\\Depot\\Door;\n';
    expect(link([sample(imported), sentence('Collection', 'Door')])).toEqual([
      null,
      null,
      `${source}/Depot/Door.php#L6`,
    ]);
    expect(link([sample('final class Gate\n{\n}'), sentence('Gate')])).toEqual([null, null]);
  });

  test('of another library must be written in full', () => {
    const full = 'Rekalogika\\Depot\\Gate';
    expect(link([sentence('Gate', full)], 'other/index.md')).toEqual([
      null,
      `${source}/Depot/Gate.php#L3`,
    ]);
  });

  test('outside docs is left alone', () => {
    const tree: Root = {type: 'root', children: [sentence('Gate')]};
    linkInlineCode()(tree, new VFile({path: path.join(siteDir, 'src/page.md')}));
    expect(linksIn(tree)).toEqual([null]);
  });
});
