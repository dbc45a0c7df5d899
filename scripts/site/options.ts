import {existsSync} from 'node:fs';
import path from 'node:path';

import {PlainError} from '../../shared/process/runMain';

/** Reads a port from the command line or the environment. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new PlainError(
      `"${text}" is not a port. Write a number from 1 to 65535, as in PORT=3001.`,
    );
  }
  return port;
}

/** Fails when there is no built site to serve. */
export function checkBuilt(directory: string): void {
  if (!existsSync(path.join(directory, 'index.html'))) {
    throw new PlainError(`${directory} contains no built site. Run \`npm run build\` first.`);
  }
}
