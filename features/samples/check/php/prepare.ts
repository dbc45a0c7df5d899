import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {stubOf, stubPath} from '../../../library-facts';
import type {Block} from '../../parse/readBlocks';
import type {Facts} from './facts';
import {type Prepared, parsePrepared} from './prepared';
import {phpFolder} from './project';
import {runPhp} from './runPhp';
import {surroundingsOf} from './surroundings';

/** The samples of a page, each with its id in the analysis. */
export interface PageJob {
  readonly page: string;
  readonly groups: readonly (readonly {readonly id: string; readonly block: Block}[])[];
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
  const script = `${phpFolder}/prepare.php`;
  const prepared = parsePrepared(await runPhp([script, autoload], JSON.stringify(job)), script);
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
