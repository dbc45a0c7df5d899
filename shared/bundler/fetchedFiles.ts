import {rmSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * A plugin for files that pages fetch: `write` writes them below the folder of the built site, or below one that the
 * development server serves, and may return what it wrote, in words for the log of the build.
 */
export function fetchedFiles(
  name: string,
  {generatedFilesDir}: Pick<LoadContext, 'generatedFilesDir'>,
  write: (folder: string) => string | undefined,
): Plugin {
  const served = path.join(generatedFilesDir, name);
  return {
    name,
    configureWebpack: () => {
      if (process.env.NODE_ENV !== 'development') {
        return {};
      }
      rmSync(served, {recursive: true, force: true});
      write(served);
      return {mergeStrategy: {}, devServer: {static: [served]}};
    },
    postBuild: ({outDir}) => {
      const written = write(outDir);
      if (written !== undefined) {
        console.log(`${name}: ${written}`);
      }
    },
  };
}
