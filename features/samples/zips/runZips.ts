import {existsSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {unzipSync} from 'fflate';
import * as z from 'zod';

import {readAs} from '../../../shared/json/parseAs';
import {PlainError} from '../../../shared/process/runMain';
import {pageFiles} from '../parse/readBlocks';
import {readDescription} from '../run/description';
import {type Postgresql, startPostgresql} from '../run/postgresql';
import {composerConfig, repositoriesOf} from '../run/project';
import {runCommand} from '../run/runCommand';
import {surroundingsOf} from '../run/surroundings';
import {hasZip, pageZip} from './pageZip';

const usage = `Unpacks the zip files of pages, installs the libraries from their sources, and runs the samples.

  npm run samples -- zips --libs DIR [page…]

DIR holds one folder for each repository that features/samples/projects/<section>/composer.json names under extra.sources.`;

const composerFile = z.looseObject({});

/** Runs the zip files of pages with the given arguments and prints the result; false if a sample differs. */
export function runZips(args: readonly string[]): boolean {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {libs: {type: 'string'}},
  });
  if (values.libs === undefined) {
    throw new PlainError(usage);
  }
  const pages = (positionals.length > 0 ? positionals : pageFiles()).filter(hasZip);
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

/** Runs the zip files of pages of one section; all of them require the same packages, which are installed once. */
function runSection(section: string, pages: readonly string[], libs: string): SectionResult {
  const {postgresql} = readDescription(section).extra;
  const server = postgresql && startPostgresql(postgresql);
  const problems: string[] = [];
  let [samples, vendor] = [0, ''];
  try {
    for (const page of pages) {
      const folder = path.resolve('.cache/samples/zips', page.replace(/\.mdx?$/, ''));
      const zip = pageZip(page, 'https://rekalogika.dev');
      unpack(zip.content, folder);
      install(folder, section, libs, vendor);
      vendor = path.join(folder, 'vendor');
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

/** Installs what `composer.json` requires, from the sources; `vendor` is what another page of the section left. */
function install(folder: string, section: string, libs: string, vendor: string): void {
  const file = path.join(folder, 'composer.json');
  const composer = readAs(composerFile, file, 'The zip file has it.');
  const {config = {}} = readDescription(section);
  const local = {
    ...composer,
    repositories: repositoriesOf(section, libs),
    config: {...composerConfig, ...config},
  };
  writeFileSync(file, JSON.stringify(local, undefined, 2));
  if (vendor !== '' && existsSync(vendor)) {
    renameSync(vendor, path.join(folder, 'vendor'));
    return;
  }
  const options = ['--no-interaction', '--no-progress'];
  const {status, stderr} = runCommand(['composer', 'install', ...options], {cwd: folder});
  if (status !== 0) {
    throw new PlainError(`Composer cannot install ${file}:\n${stderr.trim()}`);
  }
}

/** Runs all samples of a folder; returns why they are not those of the page. */
function runFolder(
  folder: string,
  texts: readonly string[],
  server: Postgresql | undefined,
): string | undefined {
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
