import {existsSync} from 'node:fs';
import path from 'node:path';

// The headless shell needs half the processor time of the whole browser for the same page.
const programs = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
];

/** The path of a Chromium of this system; undefined if it has none. */
export function browserOnSystem(
  env: Readonly<Record<string, string | undefined>>,
  exists: (file: string) => boolean = existsSync,
): string | undefined {
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(path.delimiter)];
  return programs
    .flatMap((program) => folders.filter(Boolean).map((folder) => `${folder}/${program}`))
    .find(exists);
}
