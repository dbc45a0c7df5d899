import {hashText} from '../parse/hashText';
import type {OutputRecord} from '../schema/outputRecords';

/**
 * Finds the records of the outputs that a page shows, which are given in its order: outputs with the same text have a
 * record each.
 */
export function recordFinder(
  records: readonly OutputRecord[],
): (output: string) => OutputRecord | undefined {
  const left = records.filter(({text}) => text === undefined);
  return (output) => {
    const hash = hashText(output);
    const index = left.findIndex((one) => one.output === hash);
    return index === -1 ? undefined : left.splice(0, index + 1).at(-1);
  };
}
