import {rmSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {writeTypes} from './writeTypes';

/** Writes the files that the popovers of samples fetch; plugins/code-blocks puts their addresses into pages. */
export default function sampleTypes({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const served = path.join(generatedFilesDir, 'sample-types');
  return {
    name: 'sample-types',
    configureWebpack: () => {
      if (process.env.NODE_ENV !== 'development') {
        return {};
      }
      rmSync(served, {recursive: true, force: true});
      writeTypes(siteDir, served);
      return {mergeStrategy: {}, devServer: {static: [served]}};
    },
    postBuild: ({outDir}) => {
      console.log(`sample-types: ${String(writeTypes(siteDir, outDir))} pages`);
    },
  };
}
