import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {check, resolveConfig} from 'prettier';
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
  it('lists the library at the end of its group', async () => {
    await addLibrary(library, root);
    const list = read('libraries.ts');
    const places = ["'doctrine-advanced-group-by'", "'ferry-bundle'", "'Page through lists'"];
    const found = places.map((place) => list.indexOf(place));
    expect(found).not.toContain(-1);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(list).toContain('purpose: "Ships a harbor\'s parcels.",');
  });

  it('creates the sidebar, the landing page and the project for samples', async () => {
    const files = await addLibrary(library, root);
    expect(files).toHaveLength(5);
    expect(read('sidebars/index.ts')).toContain("import {ferryBundle} from './ferry-bundle';");
    expect(read('sidebars/index.ts')).toContain("  'ferry-bundle': ferryBundle,\n");
    expect(read('sidebars/ferry-bundle.ts')).toContain("section('ferry-bundle', [])");
    expect(read('docs/ferry-bundle/index.mdx')).toContain(
      '\n<PackageFacts library="ferry-bundle" />\n',
    );
    const composer: unknown = JSON.parse(
      read('features/samples/projects/ferry-bundle/composer.json'),
    );
    expect(composer).toEqual({
      require: {'rekalogika/ferry-bundle': '*'},
      extra: {sources: {'ferry-src': 'release'}},
    });
  });

  it('writes files as Prettier formats them', async () => {
    const purpose = `Ships parcels between ${'many and more '.repeat(6)}harbors.`;
    const files = await addLibrary({...library, purpose}, root);
    const style = await resolveConfig('libraries.ts');
    const checks = await Promise.all(
      files.map((file) => check(read(file), {...style, filepath: file})),
    );
    expect(checks).toEqual(files.map(() => true));
  });

  it.each([
    ['a name', {section: 'Ferry'}, 'a name in kebab-case'],
    [
      'a repository',
      {repository: 'ferry'},
      'owner and name, such as rekalogika/file\n  → at repository',
    ],
    ['a tag', {tag: 'main'}, 'the tag of a stable release'],
    ['a date', {date: 'today'}, 'a date, such as'],
    ['a date that is on no calendar', {date: '2026-13-45'}, 'a date, such as'],
    ['a package', {install: ''}, 'owner and name, such as rekalogika/file\n  → at install'],
    ['a purpose', {purpose: 'ships parcels'}, 'one sentence'],
    ['a group', {group: 'Boats'}, 'Its groups: "Analyze data", "Page through lists"'],
    ['a listed library', {section: 'mapper'}, 'libraries.ts lists mapper already'],
  ])('rejects %s and writes nothing', async (_, wrong, message) => {
    const before = read('libraries.ts');
    await expect(addLibrary({...library, ...wrong}, root)).rejects.toThrow(message);
    expect(read('libraries.ts')).toBe(before);
  });

  it.each([
    ["import {compatibility} from './compatibility';", 'has no line "import {compatibility}'],
    ['const sections: Readonly<', 'has no line "const sections: '],
  ])('rejects sidebars without the line %s', async (line, message) => {
    const before = read('libraries.ts');
    writeFileSync(
      path.join(root, 'sidebars/index.ts'),
      read('sidebars/index.ts').replace(line, ''),
    );
    await expect(addLibrary(library, root)).rejects.toThrow(message);
    expect(read('libraries.ts')).toBe(before);
  });

  it('does not overwrite pages', async () => {
    cpSync('docs/mapper/index.mdx', path.join(root, 'docs/ferry-bundle/index.mdx'));
    await expect(addLibrary(library, root)).rejects.toThrow(
      'docs/ferry-bundle/index.mdx exists already',
    );
  });
});

it('lists what is left to do: each recording, and the components of the reference', () => {
  const steps = nextSteps(library).join('\n');
  expect(steps).toContain('DIR/ferry-src/');
  expect(steps).toContain('MIRRORS/rekalogika+ferry-src/repo/');
  expect([...steps.matchAll(/scripts\/record\.ts (\w+)/g)].map(([, command]) => command)).toEqual([
    'packages',
    'api',
    'services',
    'messages',
    'history',
    'requirements',
  ]);
  expect(steps).toContain('Add ferry-bundle with its namespaces');
});
