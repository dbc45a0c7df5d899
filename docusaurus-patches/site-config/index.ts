// Changes: @generated/docusaurus.config, without what only the build reads.
// Saves: 0.8 kB gzip of the scripts that every page loads.
// When it breaks: compare the configuration keys that @docusaurus/core/lib/client and the theme read with
// those that compactSiteConfig.ts drops, and the form of the generated module with the expected one.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {BundlePatch} from '../../shared/bundler/bundlePatch';
import {writeModule} from '../../shared/bundler/writeModule';
import {compactSiteConfig} from './compactSiteConfig';

/** Writes the configuration for the browser. */
export function siteConfig(generatedFilesDir: string): BundlePatch {
  const module = readFileSync(path.join(generatedFilesDir, 'docusaurus.config.mjs'), 'utf8');
  const name = 'docusaurus.config';
  const file = writeModule(generatedFilesDir, 'site-config', name, compactSiteConfig(module));
  return {name: 'site-config', replacements: {'@generated/docusaurus.config': file}};
}
