// Changes: the style sheet. Rules of Infima and the theme that no page uses are removed
// (withoutUnusedInfima.ts), and rules that few pages use get their own sheets (sheets.ts); Docusaurus makes one
// sheet for all pages.
// Saves: 6.2 of 21.1 kB gzip from Infima, and 1.5 kB more from the other sheets.
// When it breaks: for Infima compare the families in withoutUnusedInfima.ts with its new sheet, and look at
// what tests/site/infima.test.ts finds; for a sheet correct the folder in sheets.ts.
import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {readSheets} from './neededProperties';
import {checkFolders, inside, sheets, styleModules, withScript} from './sheets';
import {needsSheet, withSheet} from './withSheet';
import {withoutUnusedInfima} from './withoutUnusedInfima';

const extracted = {type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60} as const;
const own = Object.keys(sheets).join('|');

/** Reduces the style sheets. */
export default function themeCss({siteDir}: LoadContext): Plugin {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const common = path.dirname(require.resolve('@docusaurus/theme-common'));
  // Everything in the main sheet besides Infima.
  const others = () => [theme, common, path.join(siteDir, 'src')].flatMap(readSheets);
  const infima = withoutUnusedInfima(others);
  return {
    name: 'theme-css',
    configurePostCss: (options) => ({...options, plugins: [infima.plugin, ...options.plugins]}),
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const folders = [...Object.values(sheets).flat(), ...withScript];
      checkFolders(folders, styleModules(siteDir));
      const cacheGroups = {
        styles: {test: new RegExp(`^(?!.*${inside(folders)})`)},
        home: {...extracted, name: 'home', test: new RegExp(inside(sheets.home))},
        compatibility: {
          ...extracted,
          name: 'compatibility',
          test: new RegExp(inside(sheets.compatibility)),
        },
        figures: {...extracted, name: 'figures', test: new RegExp(inside(sheets.figures))},
        reference: {...extracted, name: 'reference', test: new RegExp(inside(sheets.reference))},
      };
      return {optimization: {splitChunks: {cacheGroups}}};
    },
    // Docusaurus links only the sheets of the entry.
    async postBuild({outDir, routesPaths}) {
      infima.failOnUnmatched();
      const folder = path.join(outDir, 'assets', 'css');
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((one) => new RegExp(`^(?:${own})\\.\\w+\\.css$`).test(one))) {
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
