import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {withSheet} from './withSheet';

// Docusaurus puts all styles into one sheet that every page loads. These have few rules in common with
// the rest, so their order does not matter.
const homeOnly = /[\\/]src[\\/]components[\\/](?:Home\w+|LibraryCard|LibraryFilter)[\\/]/;
const everywhere = new RegExp(
  `^(?!.*(?:${homeOnly.source}|[\\\\/]components[\\\\/]SampleNames[\\\\/]))`,
);

/** Keeps the first load small: styles that few pages need, names of chunks, parts of packages. */
export default function clientBundle(): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {
            optimization,
            resolve,
            plugins: [
              new currentBundler.instance.ProvidePlugin({
                lunr: [path.join(__dirname, 'lunrRoot.ts'), 'lunr'],
              }),
            ],
          },
    // Docusaurus links the sheets of the entry only.
    async postBuild({outDir}) {
      const sheets = await readdir(path.join(outDir, 'assets', 'css')).catch(() => []);
      const home = sheets.find((sheet) => /^home\.\w+\.css$/.test(sheet));
      if (home !== undefined) {
        const file = path.join(outDir, 'index.html');
        await writeFile(file, withSheet(await readFile(file, 'utf8'), `/assets/css/${home}`));
      }
    },
  };
}

const sheet = {type: 'css/mini-extract', chunks: 'all', enforce: true} as const;

const optimization = {
  // Numbers would need a table from number to name beside that of the hashes.
  chunkIds: 'named' as const,
  splitChunks: {
    cacheGroups: {
      styles: {test: everywhere},
      home: {...sheet, name: 'home', test: homeOnly, priority: 60},
    },
  },
};

const resolve = {
  alias: {
    tslib: path.join(__dirname, 'tslib.ts'),
    lunr$: path.join(__dirname, 'lunrPart.ts'),
  },
};
