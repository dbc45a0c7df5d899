import {existsSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {unzipSync} from 'fflate';
import * as z from 'zod';

import {readAs} from '../../../shared/json/parseAs';
import {readOptions} from '../../../shared/process/readOptions';
import {PlainError} from '../../../shared/process/runMain';
import {siteUrl} from '../../../shared/site';
import {namedPages, pageFiles} from '../parse/readBlocks';
import {readDescription} from '../run/description';
import {readInstalled} from '../run/installedPackages';
import {type Postgresql, startPostgresql} from '../run/postgresql';
import {composerConfig, repositoriesOf} from '../run/project';
import {runCommand} from '../run/runCommand';
import {surroundingsOf} from '../run/surroundings';
import {lowestPhp, newestPhp} from './composerJson';
import {hasZip, pageZip} from './pageZip';

const usage = `Unpacks the zip files of pages, installs the libraries from their sources, and runs the samples.

  npm run samples -- zips --libs DIR [page…]

DIR holds one folder for each repository that features/samples/projects/<section>/composer.json names under extra.sources.`;

const composerFile = z.looseObject({require: z.record(z.string(), z.string())});

/** Runs the zip files of pages with the given arguments and prints the result; false if a sample differs. */
export function runZips(args: readonly string[]): boolean {
  const options = {libs: {type: 'string'}} as const;
  const {values, positionals} = readOptions({args, allowPositionals: true, options}, usage);
  if (values.libs === undefined) {
    throw new PlainError(usage);
  }
  const named = positionals.length > 0 ? namedPages(positionals) : pageFiles();
  const pages = named.filter((page) => hasZip(page));
  const sectionOf = (page: string) => surroundingsOf(page).section;
  let [agreed, samples] = [0, 0];
  for (const section of new Set(pages.map(sectionOf))) {
    const own = pages.filter((page) => sectionOf(page) === section);
    const result = runSection(section, own, values.libs);
    result.problems.forEach((problem) => {
      console.error(problem);
    });
    agreed += own.length - result.problems.length;
    samples += result.samples;
    console.log(
      `${section}: ${String(own.length - result.problems.length)} of ${String(own.length)} pages`,
    );
  }
  console.log(
    `Ran ${String(samples)} samples of ${String(pages.length)} zip files, ${String(agreed)} of which printed what their page shows.`,
  );
  return pages.length > 0 && agreed === pages.length;
}

interface SectionResult {
  readonly samples: number;
  /** One for each page that printed something else. */
  readonly problems: readonly string[];
}

/** Runs the zip files of pages of one section; packages are installed once for the pages that require the same. */
function runSection(section: string, pages: readonly string[], libs: string): SectionResult {
  const {postgresql} = readDescription(section).extra;
  const server = postgresql && startPostgresql(postgresql);
  const problems: string[] = [];
  const vendors = new Map<string, string>();
  let samples = 0;
  try {
    for (const page of pages) {
      const folder = path.resolve('.cache/samples/zips', page.replace(/\.mdx?$/, ''));
      const zip = pageZip(page, siteUrl);
      unpack(zip.content, folder);
      install(folder, surroundingsOf(page).project, libs, vendors);
      const problem = runFolder(folder, zip.texts, server);
      samples += zip.texts.length;
      problems.push(...(problem === undefined ? [] : [`${page}: ${problem}`]));
    }
  } finally {
    server?.stop();
  }
  return {samples, problems};
}

/** Unpacks a zip file into an empty folder. */
export function unpack(content: Uint8Array, folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  for (const [name, bytes] of Object.entries(unzipSync(content))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, bytes);
  }
}

/**
 * Installs what `composer.json` requires, from the sources; `vendors` has what earlier pages of the section left, by
 * what they require.
 */
function install(
  folder: string,
  project: string,
  libs: string,
  vendors: Map<string, string>,
): void {
  const file = path.join(folder, 'composer.json');
  const composer = readAs(composerFile, file, 'The zip file has it.');
  const {config = {}} = readDescription(project);
  const local = {
    ...composer,
    repositories: repositoriesOf(project, libs),
    config: {...composerConfig, ...config},
  };
  writeFileSync(file, JSON.stringify(local, undefined, 2));
  const key = JSON.stringify(composer.require);
  const vendor = path.join(folder, 'vendor');
  const earlier = vendors.get(key);
  vendors.set(key, vendor);
  if (earlier !== undefined && existsSync(earlier)) {
    renameSync(earlier, vendor);
    return;
  }
  const options = ['--no-interaction', '--no-progress'];
  const {status, stderr} = runCommand(['composer', 'install', ...options], {cwd: folder});
  if (status !== 0) {
    throw new PlainError(`Composer cannot install ${file}:\n${stderr.trim()}`);
  }
  const refused = refusedPackages(composer.require, vendor);
  if (refused.length > 0) {
    throw new PlainError(
      `${file} requires PHP ${composer.require['php'] ?? ''}, but these packages need a newer one: ${refused.join(', ')}.`,
    );
  }
}

/**
 * The required packages that do not run on the PHP that is required with them. Composer does not find them here, because
 * it resolves for the PHP of the section: the stored source of a package that it chooses itself may need a newer one.
 */
function refusedPackages(require: Readonly<Record<string, string>>, vendor: string): string[] {
  const php = lowestPhp(require['php']);
  return readInstalled(vendor)
    .filter(
      (one) => one.name in require && newestPhp([php, lowestPhp(one.require?.['php'])]) !== php,
    )
    .map(({name}) => name);
}

/** Runs all samples of a folder, if any; returns why they are not those of the page. */
function runFolder(
  folder: string,
  texts: readonly string[],
  server: Postgresql | undefined,
): string | undefined {
  if (texts.length === 0) {
    return undefined;
  }
  const env = server === undefined ? {} : {DATABASE_URL: server.emptyDatabase()};
  const {status, stdout, stderr} = runCommand(['php', 'run.php'], {cwd: folder, env});
  const missing = texts
    .map((text, index) => ({number: String(index + 1), text}))
    .filter(({number, text}) => !stdout.includes(`Sample ${number}: as on the page\n\n${text}\n\n`))
    .map(({number}) => number);
  return status === 0 && missing.length === 0
    ? undefined
    : `samples ${missing.join(', ')} of ${path.relative('', folder)} differ.\n${stderr.trim()}`;
}
