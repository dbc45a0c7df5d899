import {strToU8, zipSync} from 'fflate';

/** The content of a file in an archive. */
export type ZipContent = string | Uint8Array;

const level = 9;

/**
 * Packs files, by their paths, into a zip file. The same files give the same bytes in each order, time zone and
 * release of Node, which the zlib of Node does not promise.
 */
export function zipBytes(files: ReadonlyMap<string, ZipContent>): Uint8Array {
  const sorted = [...files].sort(([first], [second]) => (first < second ? -1 : 1));
  const contents = sorted.map(([file, content]): [string, Uint8Array] => [
    file,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(contents), {level, mtime: earliest()});
}

/** The first time that a zip file can express, in the local time zone, because the packer writes local times. */
function earliest(): Date {
  return new Date(1980, 0, 1);
}
