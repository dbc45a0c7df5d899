import {hashText} from '../parse/hashText';
import type {OutputRecord} from '../schema/outputRecords';

/** The library and version that printed an output in a real run, for the reader: `mapper 3.0.0`. */
export function printedBy(records: readonly OutputRecord[], output: string): string | undefined {
  const hash = hashText(output);
  const record = records.find((one) => one.output === hash);
  return record && `${record.package} ${record.ranAgainst ?? record.version}`;
}
