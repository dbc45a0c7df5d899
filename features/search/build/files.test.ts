import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {readFileNames} from '../engine/fileNames';
import {devFiles} from './devFiles';
import {inputKey} from './inputKey';
import {findSearchFiles, keyedNames} from './keyedNames';
import {pageFacts} from './pageFacts';
import {withoutConsoleLines} from './quietConsole';
import type {PageFacts} from './refineDocuments';
import {refineFiles} from './refineFiles';
import {noSources} from './sources';

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-index-'));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

afterEach(() => {
  fs.rmSync(dir, {recursive: true});
  vi.restoreAllMocks();
});

const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
  fs.writeFileSync(path.join(dir, name), text);
};

describe('inputKey', () => {
  const inputs = {
    'a page': 'docs/mapper/intro.md',
    'the configuration': 'docusaurus.config.ts',
    'the order of the pages': 'sidebars/index.ts',
    'a patch': 'docusaurus-patches/docs-props/index.ts',
    'the engine': 'features/search/engine/tokenize.ts',
    'the lock file': 'package-lock.json',
    'a recorded fact': 'generated/packages.json',
    'a sample': 'features/samples/projects/mapper/setup.php',
    'a recorded output': 'generated/outputs/mapper/intro.json',
    'what components share': 'shared/ui/Table/index.tsx',
    'a component': 'src/components/PageTitle/index.tsx',
    'what finishes the site': 'scripts/site/build.ts',
  };
  beforeEach(() => {
    Object.values(inputs).forEach((name) => {
      write(name, 'before');
    });
  });

  it.each(Object.entries(inputs))('changes with %s', (_, name) => {
    const before = inputKey(dir);
    expect(before).toMatch(/^[0-9a-f]{12}$/);
    write(name, 'after');
    expect(inputKey(dir)).not.toBe(before);
    write(name, 'before');
    expect(inputKey(dir)).toBe(before);
  });

  it('changes with the name of a file, but not with other files', () => {
    const before = inputKey(dir);
    write('README.md', 'x');
    write('features/search/quality/generations/1.run.json', '{}');
    expect(inputKey(dir)).toBe(before);
    fs.renameSync(path.join(dir, 'docs/mapper/intro.md'), path.join(dir, 'docs/mapper/usage.md'));
    expect(inputKey(dir)).not.toBe(before);
  });

  it('fails when an input has moved away', () => {
    fs.rmSync(path.join(dir, 'shared'), {recursive: true});
    expect(() => inputKey(dir)).toThrow('shared');
  });
});

describe('file names', () => {
  it('carry the key, by which a folder has both or none', () => {
    const names = keyedNames('0a1');
    expect(findSearchFiles(path.join(dir, 'none'))).toBeNull();
    ['search-doc.json', `${names.searchDoc}.gz`, names.searchDoc].forEach((name) => {
      write(name, '');
    });
    expect(findSearchFiles(dir)).toBeNull();
    write(names.lunrIndex, '');
    expect(findSearchFiles(dir)).toEqual(names);
  });

  it('are read from global data, whose shape is checked', () => {
    const fileNames = {searchDoc: 'a', lunrIndex: 'b'};
    expect(readFileNames({fileNames})).toEqual(fileNames);
    expect(() => readFileNames({})).toThrow('no file names');
    expect(() => readFileNames(null)).toThrow('no file names');
  });
});

describe('pageFacts', () => {
  it('reads the front matter of the docs plugin', () => {
    const docs = [
      {
        permalink: '/mapper/',
        frontMatter: {kind: 'landing', explains: ['A\\B', 1], keywords: ['a b']},
      },
      {permalink: '/mapper/a', frontMatter: {}},
    ];
    const plugin = {name: 'docusaurus-plugin-content-docs', content: {loadedVersions: [{docs}]}};
    expect([...pageFacts([plugin])]).toEqual([
      ['/mapper', {kind: 'landing', explains: ['A\\B'], keywords: ['a b']}],
      ['/mapper/a', {explains: [], keywords: []}],
    ]);
    expect(pageFacts([]).size).toBe(0);
  });
});

describe('devFiles', () => {
  it('copies the files of the last build', () => {
    const names = keyedNames('0a1');
    write(`build/${names.searchDoc}`, 'docs');
    write(`build/${names.lunrIndex}`, 'index');
    const served = path.join(dir, 'served');
    expect(devFiles(path.join(dir, 'build'), served)).toEqual({fileNames: names, served});
    expect(fs.readFileSync(path.join(served, names.lunrIndex), 'utf8')).toBe('index');
  });

  it('says so when there was no build', () => {
    expect(devFiles(path.join(dir, 'build'), path.join(dir, 'served'))).toBeNull();
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('npm run build'));
  });
});

describe('withoutConsoleLines', () => {
  it('drops only the lines with the prefix', async () => {
    const log = vi.mocked(console.log);
    await withoutConsoleLines('noisy::', () => {
      console.log('noisy:: a');
      console.log('%s: %s', 'noisy:: time', '1 ms');
      console.log('other');
      return Promise.resolve();
    });
    expect(log.mock.calls).toEqual([['other']]);
    expect(console.log).toBe(log);
  });
});

describe('refineFiles', () => {
  const written = {searchDoc: 'search-doc-1.json', lunrIndex: 'lunr-index-1.json'};
  const fileNames = keyedNames('0a1');
  const options = {maxHits: 10, highlightResult: true};
  const input = {
    written,
    fileNames,
    options,
    facts: new Map<string, PageFacts>(),
    packages: new Map(),
    baseUrl: '/',
    sources: noSources,
  };
  const original = (searchDocs: object[]) => {
    for (const name of [...Object.values(written), 'search-doc.json', 'lunr-index.json']) {
      write(name, JSON.stringify({searchDocs, options: {...options, id: 'default'}}));
    }
  };

  it('leaves only the two refined files', () => {
    write('mapper.html', '<article><div class="markdown"><p>Maps objects.</p></div></article>');
    original([{type: 0, url: '/mapper', title: 'mapper', content: ''}]);
    expect(refineFiles(dir, input)).toMatch(
      /1 documents on 1 pages, \d+ bytes gzip, 3 words, \d+ bytes a page/,
    );
    expect(
      fs
        .readdirSync(dir)
        .filter((name) => name.endsWith('.json'))
        .sort(),
    ).toEqual(Object.values(fileNames).sort());
    expect(JSON.parse(fs.readFileSync(path.join(dir, fileNames.searchDoc), 'utf8'))).toEqual({
      searchDocs: [{url: '/mapper', title: 'mapper', content: 'Maps objects.'}],
      options,
    });
  });

  it('fails when there are no documents, or a page is missing', () => {
    original([]);
    expect(() => refineFiles(dir, input)).toThrow('no search documents');
    original([{type: 0, url: '/gone', title: 'gone', content: ''}]);
    expect(() => refineFiles(dir, input)).toThrow('"gone" is missing');
  });
});
