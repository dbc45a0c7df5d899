import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {groupBy} from '../../../shared/lists/groupBy';
import type {ApiClass} from '../schema/api';
import {namespaceFolders, parseComposerFile} from '../schema/composerFile';
import {readClasses} from './php';
import {releasesUpTo} from './versions';

/** A release in a repository, with its classes as its files declare them. */
export interface TaggedRelease {
  readonly tag: string;
  /** Date of the tag, in ISO format. */
  readonly date: string;
  readonly classes: readonly ApiClass[];
}

interface Blob {
  readonly sha: string;
  readonly path: string;
}

function git(repository: string, args: readonly string[], input = ''): Buffer {
  return execFileSync('git', ['-C', repository, ...args], {input, maxBuffer: 2 ** 30});
}

/**
 * Reads the classes of all stable releases up to one from a Git repository. Each version of a file is parsed once,
 * since the facts of a class depend on its file alone.
 *
 * @throws Error if the parser missed a class that the tokens show.
 */
export function readReleases(repository: string, last: string): TaggedRelease[] {
  const tags = releasesUpTo(git(repository, ['tag']).toString('utf8').split('\n'), last);
  if (tags.length === 0) {
    return [];
  }
  const files = tags.map((tag) => sourceFiles(repository, tag));
  const classes = readBlobs(repository, [...new Set(files.flat().map(({sha}) => sha))]);
  return tags.map((tag, index) => ({
    tag,
    date: git(repository, ['log', '-1', '--format=%cs', tag]).toString('utf8').trim(),
    classes: (files[index] ?? []).flatMap(({sha}) => classes.get(sha) ?? []),
  }));
}

const left = /(?:^|\/)(?:tests?|vendor|\.[^/]*)\//i;

/** The PHP files in the autoloaded folders of a tag, without tests. */
function sourceFiles(repository: string, tag: string): Blob[] {
  const all = git(repository, ['ls-tree', '-r', '-z', tag])
    .toString('utf8')
    .split('\0')
    .filter((line) => line !== '')
    .map((line): Blob => {
      const [head = '', file = ''] = line.split('\t');
      return {sha: head.split(' ')[2] ?? '', path: file};
    });
  const isMonorepo = all.some((one) => one.path.startsWith('packages/'));
  const composerFile = isMonorepo ? /^packages\/[^/]+\/composer\.json$/ : /^composer\.json$/;
  const folders = all
    .filter((one) => composerFile.test(one.path))
    .flatMap((one) => {
      const text = git(repository, ['cat-file', 'blob', one.sha]).toString('utf8');
      const composer = parseComposerFile(text, `${repository} ${tag}:${one.path}`);
      const folders = Object.values(namespaceFolders(composer)).flat();
      return folders.map((folder) =>
        path.posix.join(path.posix.dirname(one.path), folder, '/').replace(/^\.\//, ''),
      );
    });
  return all.filter(
    (one) =>
      one.path.endsWith('.php') &&
      folders.some(
        (folder) => one.path.startsWith(folder) && !left.test(one.path.slice(folder.length)),
      ),
  );
}

function readBlobs(repository: string, shas: readonly string[]): Map<string, ApiClass[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rk-history-'));
  try {
    writeBlobs(repository, shas, folder);
    const {classes, counted} = readClasses(folder, [{package: '', path: '.'}]);
    if (counted.length === 0 || counted.length !== classes.length) {
      throw new Error(
        `${repository}: of ${String(counted.length)} classes in the sources the parser found ` +
          `${String(classes.length)}.`,
      );
    }
    return groupBy(classes, ({file}) => path.basename(file ?? '', '.php'));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Writes blobs as files: `cat-file --batch` prints a line with the size before each. */
function writeBlobs(repository: string, shas: readonly string[], folder: string): void {
  const output = git(repository, ['cat-file', '--batch'], `${shas.join('\n')}\n`);
  let at = 0;
  for (const sha of shas) {
    const end = output.indexOf('\n', at);
    const [name, kind, size] = output.toString('utf8', at, end).split(' ');
    if (name !== sha || kind !== 'blob') {
      throw new Error(`${repository}: ${sha} is not a file.`);
    }
    const start = end + 1;
    at = start + Number(size) + 1;
    writeFileSync(path.join(folder, `${sha}.php`), output.subarray(start, at - 1));
  }
}
