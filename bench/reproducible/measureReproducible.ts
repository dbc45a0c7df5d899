import {rm} from 'node:fs/promises';
import path from 'node:path';

import {runProgram, succeed} from '../../shared/process/runProgram';
import {PlainError} from '../../shared/process/runMain';
import type {Measurement} from '../measurement';
import {compareFolders} from './compareFolders';

const folder = '.cache/measure/reproducible';
// Chunks are named after it: both builds must use the same folder, and not that of a development server.
const generated = '.docusaurus-reproducible';
const shownFiles = 20;

/** Builds the site twice, each time without remains of the previous build, and compares all bytes. */
export async function measureReproducible(): Promise<Measurement> {
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  await build(first);
  await build(second);
  const {files, bytes, different, checksum} = compareFolders(first, second);
  const commit = await succeed({command: ['git', 'rev-parse', '--short=12', 'HEAD']});
  const changed = await succeed({command: ['git', 'status', '--porcelain']});
  const state = changed.trim() === '' ? '' : ' with uncommitted changes';
  return {
    passed: files > 0 && different.length === 0,
    result: `${different.length} of ${files} files differ between two builds of one commit`,
    details: [
      `Commit ${commit.trim()}${state}, ${(bytes / 1e6).toFixed(1)} MB. SHA-256 over the checksums of all files: \`${checksum}\`.`,
      '',
      'Between the builds everything in the cache is deleted: generated modules, social cards and compressed files.',
      '',
      ...different.slice(0, shownFiles).map((file) => `- \`${file}\``),
    ].join('\n'),
  };
}

async function build(out: string): Promise<void> {
  for (const left of [
    out,
    generated,
    '.cache/social',
    '.cache/compressed',
    'node_modules/.cache',
  ]) {
    await rm(left, {recursive: true, force: true});
  }
  const {status, text} = await runProgram({
    command: ['tsx', 'scripts/site/build.ts', out],
    env: {DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated},
  });
  if (status !== 0) {
    throw new PlainError(`The site cannot be built:\n${text.trim()}`);
  }
}
