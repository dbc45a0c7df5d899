import {existsSync, readFileSync} from 'node:fs';

import {placedBlocks} from '../parse/placedBlocks';
import {readOutputRecords} from '../schema/outputRecords';
import {addressOfPage} from '../schema/pageFiles';
import type {Proof} from '../schema/proof';

type Output = Proof['outputs'][number];

/** The proof of the outputs of pages in `docs/`; `site` is the address of the site. */
export function proofOf(pages: readonly string[], site: string): Proof {
  return {
    site,
    hash: 'SHA-256, the first 16 hexadecimal digits',
    outputs: pages.flatMap(outputsOf),
  };
}

function outputsOf(page: string): Output[] {
  const records = readOutputRecords(page);
  if (records.length === 0 || !existsSync(page)) {
    return [];
  }
  const placed = placedBlocks(readFileSync(page, 'utf8'));
  const address = addressOfPage(page);
  let [sample, place] = [0, address];
  return records.map((record) => {
    // The texts of other values are in the records that follow that of the first ones.
    if (record.text === undefined) {
      const heading = placed.get(record.output)?.heading;
      sample += 1;
      place = heading === undefined ? address : `${address}#${heading}`;
    }
    const {php, database, date, values, inputs, output} = record;
    return {
      page: place,
      sample,
      library: record.package,
      release: record.version,
      ranWith: record.ranAgainst ?? record.version,
      php,
      ...(database !== undefined && {database}),
      ...(date !== undefined && {date}),
      ...(values !== undefined && {values}),
      inputs,
      output,
    };
  });
}
