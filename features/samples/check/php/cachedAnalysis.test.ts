import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {blocksOf} from '../../testData';
import type {Analysis, analyzeSamples} from './analyzeSamples';
import {analyzingFiles, cachedAnalysis} from './cachedAnalysis';

let folder: string;

const noFacts = {family: [], thirdParty: []};
const page = (name: string, code: string) => blocksOf(`docs/parcels/${name}.md`, ['php', code]);

const setUp = 'features/samples/projects/parcels/setup.php';

// Finds a name in each block, and a problem in it or in the setup where the code says so.
const analyze = vi.fn<typeof analyzeSamples>((blocks): Promise<Analysis> =>
  Promise.resolve({
    problems: blocks
      .filter(({value}) => value.includes('wrong'))
      .map(({page, line, value}) => ({
        page: value.includes('around') ? setUp : page,
        line,
        kind: 'php',
        message: 'wrong',
      })),
    names: new Map(
      blocks.map((block) => [block, [{start: 0, length: 1, entry: {kind: 'class', name: 'A'}}]]),
    ),
    candidates: blocks.map((block) => ({block, start: 0, name: 'A'})),
    setUps: blocks.map((block) => ({
      page: block.page,
      code: '$a = 1;',
      variables: ['a'],
      names: [],
      blocks: [block],
      before: block,
      classes: new Map([['App\\A', 'src/A.php']]),
      classesOnPage: [],
      refused: [],
      looked: 1,
    })),
  }),
);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rk-results-'));
  analyze.mockClear();
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

const parts = (tools = 'PHP 8.2') => ({
  folder: `${folder}/results`,
  analyze,
  tools: () => Promise.resolve(tools),
});
const run = (...pages: ReturnType<typeof page>[]) => cachedAnalysis(pages.flat(), noFacts, parts());
const analyzed = () => analyze.mock.lastCall?.[0].map(({value}) => value);

describe('cachedAnalysis', () => {
  it('analyzes what changed and takes the rest from the cache, with the same result', async () => {
    const first = await run(page('a', 'new A();'), page('b', 'new B();'));
    expect(first.cached).toBe(0);
    const again = await run(page('a', 'new A();'), page('b', 'new B();'));
    expect(again).toEqual({analysis: first.analysis, cached: 2});
    expect(analyzed()).toEqual([]);
    const changed = await run(page('a', 'new A();'), page('b', 'new C();'));
    expect(changed.cached).toBe(1);
    expect(analyzed()).toEqual(['new C();']);
    expect([...changed.analysis.names.keys()].map(({value}) => value)).toEqual([
      'new A();',
      'new C();',
    ]);
  });

  it('keeps what belongs to one block that varies together', async () => {
    const [block] = page('a', 'limit(10);');
    const other = {...block, value: 'limit(50);'} as never;
    analyze.mockImplementationOnce(() =>
      Promise.resolve({
        problems: [],
        names: new Map([[other, []]]),
        candidates: [{block: other, start: 0, name: 'A'}],
        setUps: [],
      }),
    );
    await run(page('a', 'limit(10);'));
    const {analysis} = await run(page('a', 'limit(10);'));
    expect([...analysis.names.keys()]).toEqual([other]);
    expect(analysis.candidates[0]?.block).toBe([...analysis.names.keys()][0]);
  });

  it('keeps the problems of a page, which its fence may announce', async () => {
    const first = await run(page('a', 'wrong();'), page('b', 'new B();'));
    const again = await run(page('a', 'wrong();'), page('b', 'new B();'));
    expect(again).toEqual({analysis: first.analysis, cached: 2});
    expect(again.analysis.problems.map((one) => one.page)).toEqual(['docs/parcels/a.md']);
    expect(analyzed()).toEqual([]);
  });

  it('keeps nothing while a file around pages has a problem', async () => {
    await run(page('a', 'wrong(around);'), page('b', 'new B();'));
    const again = await run(page('a', 'wrong(around);'), page('b', 'new B();'));
    expect(again.cached).toBe(0);
    expect(again.analysis.problems.map((one) => one.page)).toEqual([setUp]);
  });

  it('analyzes every page again when a recorded fact changed', async () => {
    await run(page('a', 'new A();'));
    const family = [{fqcn: 'Parcel'} as never];
    await cachedAnalysis(page('a', 'new A();'), {...noFacts, family}, parts());
    expect(analyzed()).toEqual(['new A();']);
  });

  it('analyzes every page again with other tools', async () => {
    await run(page('a', 'new A();'));
    await cachedAnalysis(page('a', 'new A();'), noFacts, parts('PHP 8.3'));
    expect(analyzed()).toEqual(['new A();']);
  });
});

describe('analyzingFiles', () => {
  it('has every module that takes part, and the PHP, but no tests', () => {
    const listed = analyzingFiles();
    const imported = [...importedBy('features/samples/check/php/analyzeSamples.ts')];
    expect(imported).toContain('features/library-facts/record/stubs.ts');
    expect(imported.filter((file) => !listed.includes(file))).toEqual([]);
    expect(listed).toContain('features/samples/check/php/src/TypeCollector.php');
    expect(listed.filter((file) => file.includes('.test.'))).toEqual([]);
  });
});

/** What a module imports or exports from another one, without types: the names, and the path without its ending. */
function importsOf(file: string): {names: string[]; target: string}[] {
  const statements = /^(?:import|export) (?!type )\{?([^;]*?)\}? from '(\.[^']+)';$/gm;
  return [...readFileSync(file, 'utf8').matchAll(statements)]
    .map(([, list = '', from = '']) => ({
      names: list.split(',').map((name) => name.trim()),
      target: path.posix.join(path.posix.dirname(file), from),
    }))
    .map(({names, target}) => ({names: names.filter((name) => /^(?!type )\w/.test(name)), target}))
    .filter(({names}) => names.length > 0);
}

/** A module and those that it imports, directly or not; of the exports of a feature, those that it names. */
function importedBy(file: string, found = new Set<string>()): Set<string> {
  found.add(file);
  const modules = importsOf(file).flatMap(({names, target}) =>
    existsSync(`${target}.ts`)
      ? [`${target}.ts`]
      : importsOf(`${target}/index.ts`)
          .filter((one) => one.names.some((name) => names.includes(name)))
          .map((one) => `${one.target}.ts`),
  );
  modules.filter((module) => !found.has(module)).forEach((module) => importedBy(module, found));
  return found;
}
