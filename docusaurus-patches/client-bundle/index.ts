import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {releases} from '../../features/library-facts/read/releases';
import {leanConfig} from './leanConfig';
import {leanTables} from './leanTables';
import {needsSheet, withSheet} from './withSheet';

// Docusaurus puts all styles into one sheet that every page loads. These have few rules in common with
// the rest, so their order does not matter: what the home page shows, figures that few pages have, and
// what comes after a page.
const below = (...folders: string[]) =>
  `[\\/](?:${folders.join('|').replaceAll('/', '[\\\\/]')})[\\/]`;
const home = below(String.raw`src/components/(?:Home\w+|LibraryCard|LibraryFilter)`);
const figures = below(
  String.raw`features/figures/\w+`,
  'features/library-facts/ui/CompatibilityTable',
);
const popovers = below('features/samples/ui/SampleNames');
const everywhere = new RegExp(`^(?!.*(?:${home}|${figures}|${popovers}))`);

/** Keeps the first load small: tables of routes, styles that few pages need, names of chunks, parts of packages. */
export default function clientBundle({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack({plugins = []}, isServer, {currentBundler: {instance}}) {
      if (isServer) {
        return {};
      }
      const {ProvidePlugin, NormalModuleReplacementPlugin: Replacement} = instance;
      const lunr = new ProvidePlugin({lunr: [path.join(__dirname, 'lunrRoot.ts'), 'lunr']});
      if (process.env.NODE_ENV !== 'production') {
        return {resolve, plugins: [lunr]};
      }
      const folder = writeLeanModules(generatedFilesDir);
      const lean = new Replacement(replaced, (resource) => {
        resource.request = path.join(folder, path.basename(resource.request));
      });
      return {
        entry: path.join(__dirname, 'entry.ts'),
        // Its function comes with leanTables.ts.
        mergeStrategy: {plugins: 'replace'},
        plugins: [
          ...plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
          lunr,
          lean,
          new Replacement(unused, path.join(__dirname, 'nothing.ts')),
          new Replacement(/^(?:\.\.\/){2}utils\/reactUtils$/, path.join(__dirname, 'plainSort.ts')),
        ],
        output: {chunkLoadingGlobal: 'rk'},
        optimization,
        resolve,
        ...(process.env.RK_SOURCE_MAPS === 'yes' && {devtool: 'source-map' as const}),
      };
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

const replaced =
  /^(?:@generated\/(?:routes|routesChunkNames|registry|docusaurus\.config)|(?:\.\.\/)+features\/library-facts\/read\/releases)$/;

// Components that show nothing here: there is one version, no tag, no page that is not listed.
// tests/site/weight.test.ts looks that the pages hold nothing of them.
const unused =
  /^(?:@theme\/(?:ContentVisibility|DocVersionBadge|DocVersionBanner|TagsListInline)|\.\/BaseUrlIssueBanner)$/;

/** Writes the modules that stand for those of the same names in the browser; returns their folder. */
function writeLeanModules(generated: string): string {
  const read = (name: string) => readFileSync(path.join(generated, name), 'utf8');
  const folder = path.join(generated, 'client-bundle');
  mkdirSync(folder, {recursive: true});
  const modules = {
    ...leanTables({
      routes: read('routes.js'),
      routesChunkNames: read('routesChunkNames.json'),
      registry: read('registry.js'),
      data: (module) => JSON.stringify(JSON.parse(read(module.replace('@generated/', '')))),
    }),
    'docusaurus.config': leanConfig(read('docusaurus.config.mjs')),
    releases: `export const releases = ${JSON.stringify(releases)};\n`,
  };
  for (const [name, text] of Object.entries(modules)) {
    writeFileSync(path.join(folder, `${name}.js`), text);
  }
  return folder;
}

function pageFile(outDir: string, route: string): string {
  return path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);
}

const sheet = {type: 'css/mini-extract', chunks: 'all', enforce: true} as const;

const optimization = {
  // Numbers would need a table from number to name beside that of the hashes.
  chunkIds: 'named' as const,
  splitChunks: {
    // One chunk for what stands around each page, packages too: docusaurus-patches/client-bundle/leanTables.ts.
    cacheGroups: {
      defaultVendors: false as const,
      styles: {test: everywhere},
      home: {...sheet, name: 'home', test: new RegExp(home), priority: 60},
      figures: {...sheet, name: 'figures', test: new RegExp(figures), priority: 60},
    },
  },
};

const resolve = {
  alias: {
    tslib: path.join(__dirname, 'tslib.ts'),
    'hoist-non-react-statics$': path.join(__dirname, 'routerParts.ts'),
    'react-is$': path.join(__dirname, 'routerParts.ts'),
    nprogress$: path.join(__dirname, 'progressBar.ts'),
    lunr$: path.join(__dirname, 'lunrPart.ts'),
  },
};
