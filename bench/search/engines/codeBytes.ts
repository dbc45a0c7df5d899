import {gzipSync} from 'node:zlib';

import {succeed} from '../../../shared/process/runProgram';

/** Bytes of a module as one small script, gzip. */
export async function codeBytes(esbuild: string, module: string): Promise<number> {
  const how = ['--bundle', '--minify', '--format=esm', '--log-level=error'];
  return gzipBytes(await succeed({command: [esbuild, module, ...how]}));
}

/** Bytes of a text or of a file's content, gzip. */
export function gzipBytes(content: string | Buffer): number {
  return gzipSync(content).length;
}
