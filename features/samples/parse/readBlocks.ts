import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

import {memoizeByText} from '../../../shared/functions/memoize';
import {PlainError} from '../../../shared/process/runMain';
import {readFence} from './parseFence';
import type {Meta} from './parseFence';
import {readPage} from './readPage';
import {writeValues} from './variations';

/** A fenced block of a page. */
export interface Block {
  /** Path of the page in the repository: `docs/mapper/index.mdx`. */
  readonly page: string;
  /** The line of the page on which the value starts. */
  readonly line: number;
  readonly language: string;
  readonly meta: Meta;
  readonly value: string;
}

/** The pages of a folder, including drafts; files whose name starts with `_` are partials. */
export function pageFiles(folder = 'docs'): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .filter((file) => /\.mdx?$/.test(file) && !path.posix.basename(file).startsWith('_'))
    .sort();
}

/**
 * The pages that a command names: files, or folders with all their pages.
 *
 * @throws PlainError for a name that leads to no page.
 */
export function namedPages(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const entry = statSync(name, {throwIfNoEntry: false});
    const pages = entry?.isDirectory() ? pageFiles(name) : [path.posix.normalize(name)];
    if (entry === undefined || pages.length === 0 || !pages.every((page) => /\.mdx?$/.test(page))) {
      throw new PlainError(`${name} is not a page. Name pages or folders, such as docs/mapper.`);
    }
    return pages;
  });
}

/** Every fenced block of a page, in order. A build reads the blocks of each page several times, and parses it once. */
export function readBlocks(page: string, text = readFileSync(page, 'utf8')): readonly Block[] {
  return parseBlocks(page, text);
}

const parseBlocks = memoizeByText((page: string, text: string): readonly Block[] =>
  readPage(page, text).fenced.map(({lang, meta, value, position}) => {
    const line = (position?.start.line ?? 0) + 1;
    try {
      const fence = readFence(meta ?? '', value);
      // Fails where the code does not have the first values.
      writeValues(fence.value, fence.meta.vary ?? [], {});
      return {page, line, language: lang ?? 'text', ...fence};
    } catch (error) {
      throw new Error(`${page}:${line - 1} ${error instanceof Error ? error.message : ''}`, {
        cause: error,
      });
    }
  }),
);
