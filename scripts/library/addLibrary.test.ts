import {cpSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {beforeEach, describe, expect, it} from 'vitest';

import {type NewLibrary, addLibrary, nextSteps} from './addLibrary';

const library: NewLibrary = {
  section: 'ferry-bundle',
  repository: 'rekalogika/ferry-src',
  tag: 'v1.2.0',
  date: '2026-11-22',
  install: 'rekalogika/ferry-bundle',
  purpose: "Ships a harbor's parcels.",
  group: 'Analyze data',
};
let root = '';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'library-'));
  cpSync('libraries.ts', path.join(root, 'libraries.ts'));
  cpSync('sidebars', path.join(root, 'sidebars'), {recursive: true});
});

describe('addLibrary', () => {
  it('lists the library at the end of its group', () => {
    addLibrary(library, root);
    const list = read('libraries.ts');
    const places = ["'doctrine-advanced-group-by'", "'ferry-bundle'", "'Page through lists'"];
    const found = places.map((place) => list.indexOf(place));
    expect(found).not.toContain(-1);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(list).toContain('purpose: "Ships a harbor\'s parcels.",');
  });

  it('creates the sidebar, the landing page and the project for samples', () => {
    const files = addLibrary(library, root);
    expect(files).toHaveLength(5);
    expect(read('sidebars/index.ts')).toContain("import {ferryBundle} from './ferry-bundle';");
    expect(read('sidebars/index.ts')).toContain("  'ferry-bundle': ferryBundle,\n");
    expect(read('sidebars/ferry-bundle.ts')).toContain("section('ferry-bundle', [])");
    expect(read('docs/ferry-bundle/index.mdx')).toContain('<PackageFacts name="ferry-bundle" />');
    const composer: unknown = JSON.parse(
      read('features/samples/projects/ferry-bundle/composer.json'),
    );
    expect(composer).toEqual({
      require: {'rekalogika/ferry-bundle': '*'},
      extra: {sources: {'ferry-src': 'release'}},
    });
  });

  it.each([
    ['a name', {section: 'Ferry'}, 'is not a name in kebab-case'],
    ['a tag', {tag: 'main'}, 'is not the tag of a release'],
    ['a date', {date: 'today'}, 'is not a date'],
    ['a purpose', {purpose: 'ships parcels'}, 'one sentence'],
    ['a group', {group: 'Boats'}, 'Its groups: "Analyze data", "Page through lists"'],
    ['a listed library', {section: 'mapper'}, 'libraries.ts lists mapper already'],
  ])('rejects %s and writes nothing', (_, wrong, message) => {
    const before = read('libraries.ts');
    expect(() => addLibrary({...library, ...wrong}, root)).toThrow(message);
    expect(read('libraries.ts')).toBe(before);
  });

  it('does not overwrite pages', () => {
    cpSync('docs/mapper/index.mdx', path.join(root, 'docs/ferry-bundle/index.mdx'));
    expect(() => addLibrary(library, root)).toThrow('docs/ferry-bundle/index.mdx exists already');
  });
});

it('says what is left to do', () => {
  expect(nextSteps(library).join('\n')).toContain('DIR/ferry-src/');
});
