import {push} from './push';

/** Entries by a key, in their order. */
export function groupBy<Key, Entry>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => Key,
): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    push(groups, keyOf(entry), entry);
  }
  return groups;
}
