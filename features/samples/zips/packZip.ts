import {strToU8, zipSync} from 'fflate';

/** Packs files into a zip file: the same files always give the same bytes. */
export function packZip(files: ReadonlyMap<string, string>): Uint8Array {
  // A zip file stores the fields of a local time, so that this is the same in every zone.
  const mtime = new Date(1980, 0, 1);
  const names = [...files.keys()].sort();
  return zipSync(Object.fromEntries(names.map((name) => [name, strToU8(files.get(name) ?? '')])), {
    level: 9,
    mem: 12,
    mtime,
  });
}
