import {existsSync, readFileSync} from 'node:fs';

import {headingsAbove} from '../parse/placedBlocks';
import {type Versions, distinctVersions, readOutputRecords} from '../schema/outputRecords';
import {addressOfPage} from '../schema/pageFiles';
import type {Proof} from '../schema/proof';

interface OutputWithVersions extends Omit<Proof['outputs'][number], 'packages'> {
  readonly packages: Versions;
}

/** The proof of the outputs of pages in `docs/`; `site` is the address of the site. */
export function proofOf(pages: readonly string[], site: string): Proof {
  const outputs = pages.flatMap(outputsOf);
  const {distinct, placeOf} = distinctVersions(outputs.map(({packages}) => packages));
  return {
    site,
    hash: 'SHA-256, the first 16 hexadecimal digits',
    packages: distinct,
    outputs: outputs.map(({packages, ...output}) => ({...output, packages: placeOf(packages)})),
  };
}

function outputsOf(page: string): OutputWithVersions[] {
  const records = readOutputRecords(page);
  if (records.length === 0 || !existsSync(page)) {
    return [];
  }
  // The texts of other values are in the records that follow that of the first ones.
  const first = records.filter(({text}) => text === undefined).map(({output}) => output);
  const headings = headingsAbove(readFileSync(page, 'utf8'), first);
  const address = addressOfPage(page);
  let [sample, place] = [0, address];
  return records.map((record) => {
    if (record.text === undefined) {
      const heading = headings[sample];
      sample += 1;
      place = heading === undefined ? address : `${address}#${heading}`;
    }
    const {php, also, alsoWith, database, browser, date, packages, values, inputs, output} = record;
    return {
      page: place,
      sample,
      library: record.package,
      release: record.version,
      ranWith: record.ranAgainst ?? record.version,
      php,
      ...(also !== undefined && {alsoPhp: also}),
      ...(alsoWith !== undefined && {alsoWith}),
      ...(database !== undefined && {database}),
      ...(browser !== undefined && {browser}),
      date,
      packages,
      ...(values !== undefined && {values}),
      inputs,
      output,
    };
  });
}
