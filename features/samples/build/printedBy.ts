import {hashText} from '../parse/hashText';
import type {OutputRecord} from '../schema/outputRecords';

/**
 * What printed an output in a real run, for the reader: `mapper 3.0.0, PHP 8.2`, with the database server, if any. Where
 * PHP varies, the reader has chosen it.
 */
export function printedBy(records: readonly OutputRecord[], output: string): string | undefined {
  const hash = hashText(output);
  const record = records.find((one) => one.output === hash);
  if (record === undefined) {
    return undefined;
  }
  const {php, database, values} = record;
  return [
    `${record.package} ${record.ranAgainst ?? record.version}`,
    ...(values?.['php'] === undefined ? [`PHP ${php}`] : []),
    ...(database === undefined ? [] : [database]),
  ].join(', ');
}
