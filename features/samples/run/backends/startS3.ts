import {existsSync, mkdtempSync, readFileSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import * as z from 'zod';

import {readAs} from '../../../../shared/json/parseAs';
import {PlainError} from '../../../../shared/process/runMain';
import {npmPackages} from '../browser/npmPackages';
import {startServer} from '../temporaryServer';

import type {Server} from './server';

/** The schema of `extra.s3` in the `composer.json` of a backend. */
export const s3Needs = z
  .strictObject({
    /** The npm package of the server, whose version is in `package.json`. */
    server: z.string(),
  })
  .readonly();

const npmDescription = z.object({dependencies: z.record(z.string(), z.string())});

const bucket = 'samples';

/**
 * Starts the server that `package.json` in a folder names, in a temporary folder. Each output has another prefix in its
 * bucket, so that it finds no files of others.
 *
 * @throws PlainError if the package has no exact version there, or the server does not start.
 */
export function startS3({server}: z.infer<typeof s3Needs>, backend: string): Server {
  const file = path.join(backend, 'package.json');
  const advice = `Name the exact version of ${server} under "dependencies".`;
  const version = readAs(npmDescription, file, advice).dependencies[server] ?? '';
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new PlainError(`${file}: "${version}" is not the version of the S3 server. ${advice}`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-s3-'));
  const program = path.join(__dirname, 's3Server.ts');
  const {stop, waitUntil} = startServer(
    server,
    [
      process.execPath,
      ...['--import', require.resolve('tsx'), program, npmPackages(file), server, bucket],
    ],
    {folder},
  );
  const address = path.join(folder, 'address');
  const requests = path.join(folder, 'requests');
  const ended = path.join(folder, 'ended');
  try {
    waitUntil(() => existsSync(address) || existsSync(ended));
    if (existsSync(ended)) {
      const log = readFileSync(path.join(folder, 'log'), 'utf8');
      throw new PlainError(`${server} of ${file} does not start:\n${log.trim()}`);
    }
  } catch (error) {
    stop();
    throw error;
  }
  let [prefix, size] = [0, 0];
  return {
    name: `S3 (${server} ${version})`,
    empty: () => {
      prefix += 1;
      size = statSync(requests).size;
      return {
        SAMPLE_S3_ENDPOINT: readFileSync(address, 'utf8'),
        SAMPLE_S3_BUCKET: bucket,
        SAMPLE_S3_PREFIX: String(prefix),
      };
    },
    isUsed: () => statSync(requests).size > size,
    stop,
  };
}
