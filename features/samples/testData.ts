import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach} from 'vitest';

import {type Block, readBlocks} from './parse/readBlocks';
import type {OutputRecord} from './schema/outputRecords';

// What the tests of several folders need.

/** A fenced block as a page has it. */
export const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

/** The blocks of a page that consists of these fences, with an empty line after each. */
export function blocksOf(
  page: string,
  ...fences: readonly (readonly [info: string, code: string])[]
): readonly Block[] {
  return readBlocks(page, fences.map(([info, code]) => fence(info, code)).join('\n'));
}

/** A block of PHP, alone on a page. */
export const phpBlock = (value: string, more: Partial<Block> = {}): Block => ({
  page: 'docs/ferry/a.md',
  line: 10,
  language: 'php',
  meta: {},
  value,
  ...more,
});

/** The record of an output that parcels 1.2.0 printed. */
export const outputRecord: OutputRecord = {
  inputs: 'a',
  output: 'b',
  package: 'parcels',
  version: '1.2.0',
  php: '8.2',
  date: '2026-11-20',
  packages: {},
};

/** PHP that loads the classes of a namespace as Composer does, which a test cannot install. */
export const autoloader = `return new class {
    public function addPsr4(string $prefix, string $folder): void
    {
        spl_autoload_register(static function (string $class) use ($prefix, $folder): void {
            $file = $folder . strtr(substr($class, strlen($prefix)), '\\\\', '/') . '.php';
            is_file($file) && require $file;
        });
    }
};
`;

/** Whether the machine has PHP, without which some tests are left out. */
export const hasPhp = () => spawnSync('php', ['-v']).status === 0;

/** Writes a file and the folders above it. */
export function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** Runs each test in a new folder. */
export function useEmptyFolder(): void {
  const before = process.cwd();

  beforeEach(() => {
    process.chdir(mkdtempSync(path.join(tmpdir(), 'samples-')));
  });

  afterEach(() => {
    process.chdir(before);
  });
}
