import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, describe, expect, it} from 'vitest';

import {randomFrom} from '../samples/random';
import {growPages} from './growPages';
import {largestPage, readSizes} from './readSizes';
import {memoryOf, processorSeconds, runMeasured} from './runMeasured';
import {showSiteGrowth} from './showSiteGrowth';

const page = (id: string, title: string, body: string) => ({
  id,
  ending: '.md',
  text: `---\ntitle: ${title}\nexplains:\n  - A\n---\n${body}`,
});
const sample = '```php\n// Not dealt out.\n```';
const pages = [
  page('mapper/index', 'mapper', 'Landing.'),
  page('mapper/lazy', 'Lazy', `First one.\n\n${sample}\n\nA [link](x.md).\n`),
  page('file/move', 'Move', 'Second one.\n'),
];

describe('growPages', () => {
  const grow = (seed = 1) => growPages(pages, 3, randomFrom(seed));

  it('creates pages with unique addresses beside their originals', () => {
    expect(grow().map(({id, origin}) => [id, origin])).toEqual([
      ['mapper/lazy-2', 'mapper/lazy'],
      ['file/move-2', 'file/move'],
      ['mapper/lazy-3', 'mapper/lazy'],
    ]);
  });

  it('keeps samples and links, shuffles paragraphs and titles, omits front matter that only one page may have', () => {
    const [first, second] = grow().map(({text}) => text);
    expect(first).toMatch(/^---\ntitle: (?:Lazy|Move) 2\n---\n(?:First|Second) one\.\n/);
    expect(first).toContain(`${sample}\n\nA [link](x.md).`);
    expect([first, second].join('')).toMatch(/First one\.[\s\S]*Second|Second one\.[\s\S]*First/);
    expect(grow()).toEqual(grow());
  });

  it('rejects a page without front matter', () => {
    expect(() => growPages([{id: 'a/b', ending: '.md', text: 'x'}], 1, randomFrom(1))).toThrow(
      'docs/a/b has no front matter',
    );
  });
});

describe('runMeasured', () => {
  it('measures time, work and memory of a program and its children', async () => {
    const work = 'let sum = 0; for (let i = 0; i < 3e7; i += 1) sum += i;';
    const command = [process.execPath, '-e', `${work} setTimeout(() => {}, 700)`];
    const {seconds, processorSeconds: busy, megabytes} = await runMeasured(command, '.');
    expect(seconds).toBeGreaterThan(0.7);
    expect(busy).toBeGreaterThan(0.01);
    expect(megabytes).toBeGreaterThan(10);
  }, 60_000);

  it('passes on the output of a failing program', async () => {
    const command = [process.execPath, '-e', 'console.error("broken"); process.exit(3)'];
    await expect(runMeasured(command, '.')).rejects.toThrow('broken');
  });

  it('adds the memory of a tree of processes, and both times of its programs', () => {
    expect(memoryOf(2, ' 1 0 1000\n 2 1 10\n 3 2 20\n 4 3 40\n 5 1 80\n')).toBe(70);
    expect(processorSeconds('done\n0m0.01s 0m0.00s\n2m1.50s 0m2.25s\n')).toBe(123.75);
  });
});

describe('readSizes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rk-growth-'));
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });
  mkdirSync(path.join(folder, 'assets/js'), {recursive: true});
  const files = {
    'a.html': '<script src="/assets/js/main.1f.js"></script>',
    '404.html': '<p>No</p>',
    'assets/js/main.1f.js': 'main'.repeat(50),
    'assets/js/main.1f.js.gz': 'x',
    'assets/js/other.2f.js': 'other',
    'lunr-index-1.json': '{}',
  };
  Object.entries(files).forEach(([file, text]) => {
    writeFileSync(path.join(folder, file), text);
  });

  it('weighs the page with the files it names, and each kind of file', () => {
    expect(largestPage(folder)).toBe('/a');
    const sizes = readSizes(folder, '/a');
    const main = sizes['of it the main script'] ?? 0;
    expect(main).toBeGreaterThan(20);
    expect(sizes['First load of one page: HTML, scripts, styles']).toBe(
      main + (sizes['HTML of all pages'] ?? 0),
    );
    expect(sizes['Files of the search']).toBeGreaterThan(20);
    expect(sizes['All files, not compressed']).toBe(45 + 9 + 200 + 5 + 2);
  });
});

describe('showSiteGrowth', () => {
  const usage = {seconds: 60, processorSeconds: 100, megabytes: 1000};
  const today = {pages: 100, usage, sizes: {Sitemap: 500}};
  const grown = (bytes: number) => ({
    pages: 1000,
    usage: {seconds: 300, processorSeconds: 700, megabytes: 2000},
    sizes: {Sitemap: bytes},
  });

  it('shows ratios', () => {
    const {passed, result, details} = showSiteGrowth([today, grown(5000)], '/a');
    expect(passed).toBe(true);
    expect(result).toContain("1,000 pages are 10.0 times today's 100: built in 7.0 times");
    expect(details).toContain('| Sitemap | 500 | 5,000 | 10.00 |');
  });

  it('rejects what grows faster than the pages', () => {
    const {passed, details} = showSiteGrowth([today, grown(13_000)], '/a');
    expect(passed).toBe(false);
    expect(details).toContain('- Sitemap grows faster');
    expect(() => showSiteGrowth([today], '/a')).toThrow('Two numbers of pages');
  });
});
