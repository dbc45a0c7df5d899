import {rmSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {writeTypes} from './writeTypes';

export interface Options {
  /** The folder of the pages; `generated` is beside it. */
  readonly docs: string;
}

/** Writes the files that the popovers of samples fetch; features/samples/highlight puts their addresses into pages. */
export default function sampleTypes(
  {siteDir, generatedFilesDir}: LoadContext,
  options: Options,
): Plugin {
  const docs = path.resolve(siteDir, options.docs);
  const served = path.join(generatedFilesDir, 'sample-types');
  return {
    name: 'sample-types',
    configureWebpack: () => {
      if (process.env.NODE_ENV !== 'development') {
        return {};
      }
      rmSync(served, {recursive: true, force: true});
      writeTypes(docs, served);
      return {mergeStrategy: {}, devServer: {static: [served]}};
    },
    postBuild: ({outDir}) => {
      console.log(`sample-types: ${String(writeTypes(docs, outDir))} pages`);
    },
  };
}
