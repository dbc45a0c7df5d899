import {hashText} from '../parse/hashText';
import type {OutputRecord} from '../schema/outputRecords';

/** What printed an output in a real run, for the reader: `mapper 3.0.0`, with the database server, if any. */
export function printedBy(records: readonly OutputRecord[], output: string): string | undefined {
  const hash = hashText(output);
  const record = records.find((one) => one.output === hash);
  if (record === undefined) {
    return undefined;
  }
  const library = `${record.package} ${record.ranAgainst ?? record.version}`;
  return record.database === undefined ? library : `${library}, ${record.database}`;
}
