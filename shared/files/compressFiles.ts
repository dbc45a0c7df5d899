import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip, gzipSync} from 'node:zlib';

import {keep, removeUnused} from './cacheFolder';
import {listFiles} from './listFiles';

const compressible = /\.(?:html|css|js|json|svg|xml|txt|md|webmanifest)$/;
const smallest = 1024;
// zlib uses four threads; more files at once would only cost memory.
const atOnce = 4;
const level = constants.Z_BEST_COMPRESSION;
// The highest quality takes three times as long as the next one for 2 % fewer bytes: worth it for the files
// that every page loads, not for pages, which a deployment replaces.
const loadedByAll = /\.(?:js|css)$/;
const highest = constants.BROTLI_MAX_QUALITY;
// Other versions may write other bytes.
const libraries = JSON.stringify([process.versions.zlib, process.versions.brotli]);

/** Gzip without timestamp, name or operating system: the same input gives the same bytes everywhere. */
export async function gzipBytes(content: Buffer): Promise<Buffer> {
  const bytes = await promisify(gzip)(content, {level});
  bytes[9] = 255;
  return bytes;
}

/** The size in bytes of a text or a file as served with gzip. */
export function gzipSize(content: string | Buffer): number {
  return gzipSync(content, {level}).length;
}

/** Brotli at a quality from 0 to 11. */
export function brotliBytes(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

async function compressFile(file: string, cache: string): Promise<string | undefined> {
  const content = await readFile(file);
  if (content.length <= smallest) {
    return undefined;
  }
  const quality = loadedByAll.test(file) ? highest : highest - 1;
  const name = createHash('sha256')
    .update(`${libraries} ${String(level)} ${String(quality)}\0`)
    .update(content)
    .digest('hex');
  const kept = path.join(cache, name);
  if (!existsSync(`${kept}.gz`) || !existsSync(`${kept}.br`)) {
    const [gzipped, brotli] = await Promise.all([
      gzipBytes(content),
      brotliBytes(content, quality),
    ]);
    await Promise.all([keep(`${kept}.gz`, gzipped), keep(`${kept}.br`, brotli)]);
  }
  await Promise.all(['gz', 'br'].map((end) => copyFile(`${kept}.${end}`, `${file}.${end}`)));
  return name;
}

/**
 * Writes `.gz` and `.br` beside each text file of more than 1,024 bytes; returns the number of such files. The cache
 * keeps those of this call, by the hash of the file, and no others.
 */
export async function compressFiles(
  directory: string,
  progress: (done: number, all: number) => void,
  cache: string,
): Promise<number> {
  const files = listFiles(directory);
  const old = files.filter((file) => /\.(?:gz|br)$/.test(file));
  await Promise.all(old.map((file) => rm(path.join(directory, file))));
  await mkdir(cache, {recursive: true});

  const waiting = files.filter((file) => compressible.test(file));
  const all = waiting.length;
  const used = new Set<string>();
  let [done, compressed] = [0, 0];
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const name = await compressFile(path.join(directory, file), cache);
      if (name !== undefined) {
        used.add(`${name}.gz`).add(`${name}.br`);
        compressed += 1;
      }
      done += 1;
      progress(done, all);
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
  await removeUnused(cache, used);
  return compressed;
}
