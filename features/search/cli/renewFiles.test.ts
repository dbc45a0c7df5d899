import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, it} from 'vitest';

import {keyedNames} from '../build/keyedNames';
import {searchFiles} from '../build/searchFiles';
import {noSources} from '../build/sources';
import {gzipSize} from '../../../shared/files/compressFiles';
import {renewFiles} from './renewFiles';

it('writes the two files from the pages, and removes the compressed ones of before', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'search-'));
  const page = {type: 0 as const, url: '/harbor', title: 'harbor', content: 'Ships.'};
  const options = {maxHits: 10, highlightResult: true};
  const {searchDoc, lunrIndex} = keyedNames('0a1');
  const before = searchFiles([page], options);
  const files = {
    [searchDoc]: before.searchDoc,
    [lunrIndex]: before.lunrIndex,
    'harbor.html': '<article><div class="markdown"><p>Ropes.</p></div></article>',
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
    writeFileSync(path.join(folder, `${name}.gz`), '');
    writeFileSync(path.join(folder, `${name}.br`), '');
  }
  const said = renewFiles(folder, noSources);
  const texts = [searchDoc, lunrIndex].map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(readdirSync(folder).sort()).toEqual(
    [lunrIndex, searchDoc, 'harbor.html', 'harbor.html.br', 'harbor.html.gz'].sort(),
  );
  rmSync(folder, {recursive: true});
  expect(texts[0]).toContain('Ropes.');
  const bytes = texts.reduce((sum, text) => sum + gzipSize(text), 0);
  expect(said).toBe(`${folder}: ${bytes} bytes gzip`);
});
