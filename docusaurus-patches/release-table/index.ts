// Changes: features/library-facts/read/releases.ts, whose result is computed in the build: the module reads
// all recorded facts of the libraries for one release each.
// Saves: 1.9 kB gzip of the scripts that every page of the docs loads.
// When it breaks: compare what that module exports with what this file writes.
import path from 'node:path';

import {releases} from '../../features/library-facts/read/releases';
import type {BundlePatch} from '../../shared/bundler/bundlePatch';
import {writeModule} from '../../shared/bundler/writeModule';

/** Writes the table of releases. */
export function releaseTable(generatedFilesDir: string): BundlePatch {
  const text = `export const releases = ${JSON.stringify(releases)};\n`;
  const original = path.join(__dirname, '../../features/library-facts/read/releases');
  const file = writeModule(generatedFilesDir, 'release-table', 'releases', text);
  return {name: 'release-table', replacements: {[original]: file}};
}
