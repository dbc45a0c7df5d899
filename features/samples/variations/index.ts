import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {pageVariations} from './pageVariations';

export interface Options {
  /** The folder of the pages. */
  readonly docs: string;
}

/** Writes the files that figures fetch: what varied samples print with each combination of values. */
export default function sampleOutputs(
  {siteDir, generatedFilesDir}: LoadContext,
  options: Options,
): Plugin {
  const docs = path.resolve(siteDir, options.docs);
  const served = path.join(generatedFilesDir, 'sample-outputs');
  return {
    name: 'sample-outputs',
    configureWebpack: () => {
      if (process.env.NODE_ENV !== 'development') {
        return {};
      }
      rmSync(served, {recursive: true, force: true});
      writeVariations(docs, served);
      return {mergeStrategy: {}, devServer: {static: [served]}};
    },
    postBuild: ({outDir}) => {
      console.log(`sample-outputs: ${String(writeVariations(docs, outDir))} pages`);
    },
  };
}

/** Writes what varies on each page in `docs` below a folder and says on how many pages something does. */
export function writeVariations(docs: string, outDir: string): number {
  const files = existsSync(docs) ? readdirSync(docs, {recursive: true, encoding: 'utf8'}) : [];
  const pages = files.flatMap((file) => pageVariations(path.join(docs, file)) ?? []);
  for (const {address, content} of pages) {
    const file = path.join(outDir, address);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return pages.length;
}
