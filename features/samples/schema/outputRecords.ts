import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {readAs} from '../../../shared/json/parseAs';
import {PlainError} from '../../../shared/process/runMain';
import {sealJson} from '../../../shared/json/sealedJson';
import {fileOfPage} from './pageFiles';

const versions = z.record(z.string(), z.string()).readonly();

const storedRecord = z
  .object({
    /** Hash of the group's code and of all files around it. */
    inputs: z.string(),
    /** Hash of the output. */
    output: z.string(),
    package: z.string(),
    /** The documented release at the time of the run. */
    version: z.string(),
    /** The version that ran, if no source of the documented release is stored. */
    ranAgainst: z.string().exactOptional(),
    php: z.string(),
    /** Other versions of PHP that printed the same. */
    also: z.array(z.string()).readonly().exactOptional(),
    /** Other versions of packages, databases and storages that printed the same: `Symfony 7.4.23`. */
    alsoWith: z.array(z.string()).readonly().exactOptional(),
    /** The day of the first run with these inputs and this output. */
    date: z.iso.date(),
    /** The values of what varies in the samples, by name. */
    values: z.record(z.string(), z.string()).readonly().exactOptional(),
    /** What was printed with other values than the first ones, whose output the page has. */
    text: z.string().exactOptional(),
    /** `PostgreSQL 15`, if the samples have a server. */
    database: z.string().exactOptional(),
    /** Where `installed` of the file has the packages of the run. */
    packages: z.int().nonnegative(),
    /** `Chromium 149`, if the sample is a test that runs in a browser. */
    browser: z.string().exactOptional(),
  })
  .readonly();

/** The record of a real run that printed an output of a page. */
export interface OutputRecord extends Omit<StoredRecord, 'packages'> {
  /** The versions of Symfony's and Doctrine's packages at the time of the run. */
  readonly packages: Versions;
}

/** The versions of packages, by name. */
export type Versions = z.infer<typeof versions>;
type StoredRecord = z.infer<typeof storedRecord>;

const outputRecords = z.object({
  /** The packages of the runs, each combination of versions once. */
  installed: z.array(versions).readonly(),
  outputs: z.array(storedRecord).readonly(),
});

/** The record of one combination of values on a page; without values, the record of an ordinary output. */
export function recordWith(
  records: readonly OutputRecord[],
  inputs: string,
  values: Readonly<Record<string, string>>,
): OutputRecord | undefined {
  const key = JSON.stringify(values);
  return records.find((one) => one.inputs === inputs && JSON.stringify(one.values ?? {}) === key);
}

/** The folder of the records, one file per page, so that work on two pages does not conflict. */
export const recordsFolder = 'generated/outputs';

/**
 * The records of a page in the order of its outputs; empty if no output was recorded.
 *
 * @throws PlainError for a malformed file.
 */
export function readOutputRecords(page: string): readonly OutputRecord[] {
  const file = fileOfPage(recordsFolder, page);
  if (!existsSync(file)) {
    return [];
  }
  const advice = `Write it again: npm run samples -- run --libs DIR --write ${page}`;
  const {installed, outputs} = readAs(outputRecords, file, advice);
  return outputs.map(({packages, ...record}) => {
    const found = installed[packages];
    if (found === undefined) {
      throw new PlainError(`${file} has no versions ${String(packages)}. ${advice}`);
    }
    return {...record, packages: found};
  });
}

/** Writes the records of a page; a page without outputs has no file. */
export function writeOutputRecords(page: string, outputs: readonly OutputRecord[]): void {
  const file = fileOfPage(recordsFolder, page);
  if (outputs.length === 0) {
    rmSync(file, {force: true});
    return;
  }
  const {distinct, placeOf} = distinctVersions(outputs.map(({packages}) => packages));
  const content = {
    installed: distinct,
    outputs: outputs.map(({packages, ...record}) => ({...record, packages: placeOf(packages)})),
  };
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, sealJson(`${JSON.stringify(content, undefined, 2)}\n`));
}

/** Each combination of versions once, and the place of one among them. */
export function distinctVersions(all: readonly Versions[]): {
  readonly distinct: readonly Versions[];
  readonly placeOf: (one: Versions) => number;
} {
  const texts = [...new Set(all.map((one) => JSON.stringify(one)))];
  return {
    distinct: texts.map((text) => versions.parse(JSON.parse(text))),
    placeOf: (one) => texts.indexOf(JSON.stringify(one)),
  };
}
