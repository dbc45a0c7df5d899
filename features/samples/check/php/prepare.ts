import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {stubOf, stubPath} from '../../../library-facts';
import type {Block} from '../../parse/readBlocks';
import type {Facts} from './facts';
import type {Stretch} from './offsets';
import {phpFolder} from './project';
import {runPhp} from './runPhp';
import {surroundingsOf} from './surroundings';

/** The samples of a page, each with its id in the analysis. */
export interface PageJob {
  readonly page: string;
  readonly groups: readonly (readonly {readonly id: string; readonly block: Block}[])[];
}

/** The files written for PHPStan. */
export interface Prepared {
  /** Path below the folder to the content of the file. */
  readonly files: Readonly<Record<string, readonly Stretch[]>>;
  /** Paths below the other folder of files that the first ones refer to. */
  readonly known: readonly string[];
  /** What does not parse or does not fit together, with the line in the block. */
  readonly problems: readonly {
    readonly block: string;
    readonly line: number;
    readonly message: string;
  }[];
  /** Names that may belong to the family: block, first byte, byte after it, class or member. */
  readonly names: readonly (readonly [string, number, number, string])[];
  /** For each page, in order. */
  readonly setUps: readonly PreparedSetUp[];
}

/** What the samples of a page take from the files around them. */
export interface PreparedSetUp {
  /** What a reader is shown; empty when the samples need nothing. */
  readonly code: string;
  /** The variables that the samples take from it. */
  readonly variables: readonly string[];
  /** Which stretches of the code are of which file. */
  readonly map: readonly Stretch[];
  /** The blocks that use variables or functions of it. */
  readonly blocks: readonly string[];
  /** The blocks that use anything around the page, its classes too. */
  readonly first: readonly string[];
  /** Full name of a class that the page needs and does not show to its path as a title gives it. */
  readonly classes: Readonly<Record<string, string>>;
  /** What no reader can have: block or file, line in it. */
  readonly refused: readonly {
    readonly block: string;
    readonly line: number;
    readonly message: string;
  }[];
  /** How many variables were looked at. */
  readonly looked: number;
}

/**
 * Writes the samples of pages as files that can be analyzed together, below `pages` in a folder; and below `known` what
 * they refer to, but what needs no analysis because it is analyzed for another page.
 */
export async function prepare(
  pages: readonly PageJob[],
  facts: Facts,
  folder: string,
  autoload: string,
): Promise<Prepared> {
  const [analyzed, known] = [`${folder}/pages`, `${folder}/known`];
  const classes = [...facts.family, ...facts.thirdParty];
  const attributes = classes.flatMap(({fqcn, attribute}): [string, string][] =>
    attribute === undefined ? [] : [[fqcn, attribute]],
  );
  const job = {
    folder: analyzed,
    known,
    attributes: Object.fromEntries(attributes),
    pages: pages.map(({page, groups}, index) => ({
      prefix: `P${index}`,
      groups: groups.map((group) =>
        group.map(({id, block: {language, meta, value}}) => ({
          id,
          kind: language,
          title: meta.title ?? null,
          value,
        })),
      ),
      ...surroundingsOf(page),
    })),
  };
  const output = await runPhp([`${phpFolder}/prepare.php`, autoload], JSON.stringify(job));
  const prepared: unknown = JSON.parse(output);
  if (!isPrepared(prepared)) {
    throw new Error(`${phpFolder}/prepare.php printed no files: ${output.slice(0, 300)}`);
  }
  await mkdir(known, {recursive: true});
  await removeOthers(analyzed, new Set(Object.keys(prepared.files)));
  await removeOthers(known, new Set(prepared.known));
  return prepared;
}

/** Writes stubs of the recorded classes, except those of packages that Composer installed. */
export async function writeStubs(facts: Facts, folder: string, project: string): Promise<void> {
  const thirdParty = facts.thirdParty.filter(
    (one) => !existsSync(`${project}/vendor/${one.package}`),
  );
  const files = [...thirdParty, ...facts.family].map(
    (one) => [path.join(folder, stubPath(one.fqcn)), stubOf(one)] as const,
  );
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  const mark = path.join(folder, 'hash');
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === hash) {
    return;
  }
  await rm(folder, {recursive: true, force: true});
  for (const [file, text] of files) {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  // Written last: without it an earlier run was interrupted.
  await writeFile(mark, hash);
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(folder, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(path.relative(folder, file))) {
      await rm(file);
    }
  }
}

function isPrepared(value: unknown): value is Prepared {
  return (
    typeof value === 'object' &&
    value !== null &&
    'files' in value &&
    'known' in value &&
    'problems' in value &&
    'names' in value &&
    'setUps' in value
  );
}
