// Changes: the style sheet. Rules of Infima and the theme that no page uses are removed
// (withoutUnusedInfima.ts), and rules that few pages use get their own sheets (sheets.ts); Docusaurus makes one
// sheet for all pages.
// Saves: 6.2 of 21.1 kB gzip from Infima, and 1.5 kB more from the other sheets.
// When it breaks: for Infima compare the families in withoutUnusedInfima.ts with its new sheet, and look at
// what tests/site/infima.test.ts finds; for a sheet correct the folder in sheets.ts.
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {linkSheets} from './linkSheets';
import {readSheets} from './neededProperties';
import {checkFolders, inside, sheets, styleModules, withScript} from './sheets';
import {withoutUnusedInfima} from './withoutUnusedInfima';

const extracted = {type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60} as const;
const cacheGroups = Object.fromEntries(
  Object.entries(sheets).map(([name, folders]) => [
    name,
    {...extracted, name, test: new RegExp(inside(folders))},
  ]),
);

export interface Options {
  /** The sheets of pages that the site does not have. */
  readonly absent?: readonly (keyof typeof sheets)[];
}

/** Reduces the style sheets. */
export default function themeCss({siteDir}: LoadContext, {absent = []}: Options): Plugin {
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
      const styles = {test: new RegExp(`^(?!.*${inside(folders)})`)};
      return {optimization: {splitChunks: {cacheGroups: {styles, ...cacheGroups}}}};
    },
    // Synchronous, because the hooks of all plugins run at once, and those that follow read the pages.
    postBuild({outDir}) {
      infima.failOnUnmatched();
      if (process.env.NODE_ENV === 'production') {
        const names = Object.keys(sheets).filter((name) => !absent.some((other) => other === name));
        const links = linkSheets(outDir, names);
        console.log(`theme-css: ${String(names.length)} sheets, ${String(links)} links`);
      }
    },
  };
}
