import {hash} from '../run/lock';
import type {Lock} from '../run/lock';

/** What printed an output of a page in a real run, for the reader: `mapper 3.0.0`. */
export function printedBy(lock: Lock, page: string, output: string): string | undefined {
  const text = hash(output);
  const entry = lock[page]?.find((record) => record.output === text);
  return entry && `${entry.package} ${entry.ranAgainst ?? entry.version}`;
}
