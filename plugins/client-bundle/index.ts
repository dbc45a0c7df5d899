import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {needsSheet, withSheet} from './withSheet';

// Docusaurus puts all styles into one sheet that every page loads. These have few rules in common with
// the rest, so their order does not matter: what the home page shows, figures that few pages have, and
// what comes after a page.
const inComponents = (names: string) => `[\\/]src[\\/]components[\\/](?:${names})[\\/]`;
const home = inComponents('Home\\w+|LibraryCard|LibraryFilter');
const figures = inComponents(
  'CompatibilityTable|MappingTable|OutboxCrash|PagingComparison|TransformerChooser',
);
const everywhere = new RegExp(`^(?!.*(?:${home}|${figures}|${inComponents('SampleNames')}))`);

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
    async postBuild({outDir, routesPaths}) {
      const folder = path.join(outDir, 'assets', 'css');
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((one) => /^(?:home|figures)\.\w+\.css$/.test(one))) {
        const css = await readFile(path.join(folder, name), 'utf8');
        for (const file of routesPaths.map((route) => pageFile(outDir, route))) {
          const html = await readFile(file, 'utf8').catch(() => '');
          if (needsSheet(html, css)) {
            await writeFile(file, withSheet(html, `/assets/css/${name}`));
          }
        }
      }
    },
  };
}

function pageFile(outDir: string, route: string): string {
  return path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);
}

const sheet = {type: 'css/mini-extract', chunks: 'all', enforce: true} as const;

const optimization = {
  // Numbers would need a table from number to name beside that of the hashes.
  chunkIds: 'named' as const,
  splitChunks: {
    cacheGroups: {
      styles: {test: everywhere},
      home: {...sheet, name: 'home', test: new RegExp(home), priority: 60},
      figures: {...sheet, name: 'figures', test: new RegExp(figures), priority: 60},
    },
  },
};

const resolve = {
  alias: {
    tslib: path.join(__dirname, 'tslib.ts'),
    lunr$: path.join(__dirname, 'lunrPart.ts'),
  },
};
