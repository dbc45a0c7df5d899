import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {readAs} from '../../../../shared/json/parseAs';
import {PlainError} from '../../../../shared/process/runMain';
import {type PostgresqlNeeds, postgresqlNeeds} from '../../schema/projectFile';
import {startPostgresql} from '../postgresql';

import type {Server} from './server';
import {s3Needs, startS3} from './startS3';

const description = z
  .strictObject({
    /** The exact versions of packages that the samples need in addition. */
    require: z.record(z.string(), z.string().regex(/^\d+\.\d+\.\d+$/, 'an exact version')),
    extra: z.union([
      z.strictObject({postgresql: postgresqlNeeds}),
      z.strictObject({
        s3: s3Needs,
        /** Classes that the files of the application name, to those that they use instead. */
        classes: z.record(z.string(), z.string()).readonly(),
      }),
    ]),
  })
  .readonly();

/** What a comparison replaces: a database, or a storage of files. */
export interface Backend {
  readonly name: string;
  readonly packages: ReadonlyMap<string, string>;
  /** Its `config` and `src` are added to each application. */
  readonly folder: string;
  readonly classes: Readonly<Record<string, string>>;
  readonly start: () => Server;
}

/** The folder with one folder for each backend. */
export const backendsFolder = 'features/samples/backends';

/**
 * Reads what the options `--on` name, each once and in alphabetical order.
 *
 * @throws PlainError for a name without a folder, and for a `composer.json` of another form.
 */
export function readBackends(names: readonly string[]): Backend[] {
  return [...new Set(names)].sort().map((name) => {
    const folder = path.posix.join(backendsFolder, name);
    const file = path.posix.join(folder, 'composer.json');
    if (!/^[\w-]+$/.test(name) || !existsSync(file)) {
      const known = existsSync(backendsFolder) ? readdirSync(backendsFolder).join(', ') : 'none';
      throw new PlainError(`${file} is missing, so there is no --on ${name}. Known: ${known}.`);
    }
    const {require, extra} = readAs(description, file, 'CONTRIBUTING.md says what it holds.');
    return {
      name,
      packages: new Map(Object.entries(require)),
      folder,
      classes: 's3' in extra ? extra.classes : {},
      start: () => ('s3' in extra ? startS3(extra.s3, folder) : postgresqlServer(extra.postgresql)),
    };
  });
}

/** A backend with its server. */
export interface RunningBackend extends Backend {
  readonly server: Server;
}

/** Starts the servers of backends, and stops them at the end. */
export function withBackends(
  backends: readonly Backend[],
  use: (running: readonly RunningBackend[]) => void,
): void {
  const running: RunningBackend[] = [];
  try {
    for (const backend of backends) {
      running.push({...backend, server: backend.start()});
    }
    use(running);
  } finally {
    running.forEach(({server}) => {
      server.stop();
    });
  }
}

function postgresqlServer(needs: PostgresqlNeeds): Server {
  const {name, emptyDatabase, hasTables, stop} = startPostgresql(needs);
  return {
    name,
    empty: () => ({SAMPLE_DATABASE_URL: emptyDatabase()}),
    isUsed: hasTables,
    stop,
  };
}
