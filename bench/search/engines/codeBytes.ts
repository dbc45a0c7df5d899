import {gzipSize} from '../../../shared/files/compressFiles';
import {succeed} from '../../../shared/process/runProgram';

/** Bytes of a module as one small script, gzip. */
export async function codeBytes(esbuild: string, module: string): Promise<number> {
  const how = ['--bundle', '--minify', '--format=esm', '--log-level=error'];
  return gzipSize(await succeed({command: [esbuild, module, ...how]}));
}
