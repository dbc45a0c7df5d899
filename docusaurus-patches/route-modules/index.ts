// Changes: @generated/routes, routesChunkNames and registry, which repeat the address of each page four times
// and the name of its chunk six times, and the sidebar, which repeats the addresses. Pages are in the order of the
// sidebar, which has what the address of a page does not share with the one before. Also puts the page layout into
// one chunk, `docs`.
// Saves: 4.7 kB gzip of the scripts that every page loads with 177 pages, and more with each page; the chunk of the
// layout saves requests and another 1.2 kB, chunks numbered by their place another 1.8 kB with 248 pages (together
// with the numbers of modules, ../chunk-assets). The sidebar without types saves 1.4 kB with 456 pages, the addresses
// without a loader for each another 2.7 kB, addresses and labels in one text another 3.0 kB with 480 pages.
// When it breaks: compactRouteModules.ts names the table whose form it does not know; compare the two. If modulesOfPages.ts
// reports a page, look at the numbers in its chunk: `load` in pages.js computes them from those of the first two pages.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {BundlePatch} from '../../shared/bundler/bundlePatch';
import {writeModule} from '../../shared/bundler/writeModule';
import {compactRouteModules} from './compactRouteModules';
import {misnumberedPages} from './modulesOfPages';

/** Writes the compact tables. */
export function routeModules(generatedFilesDir: string): BundlePatch {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const modules = compactRouteModules({
    routes: read('routes.js'),
    routesChunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
    data: (module) => JSON.stringify(JSON.parse(read(module.replace('@generated/', '')))),
  });
  const write = (name: Exclude<keyof typeof modules, 'count'>) =>
    writeModule(generatedFilesDir, 'route-modules', name, modules[name]);
  write('pages');
  write('imports');
  return {
    name: 'route-modules',
    problemsOf: (textOf) => misnumberedPages(modules.count, textOf),
    replacements: {
      '@generated/routes': write('routes'),
      '@generated/routesChunkNames': write('routesChunkNames'),
      '@generated/registry': write('registry'),
    },
  };
}

/** Packages that the page layout uses belong to its chunk too, and a page to that of its place. */
export const cacheGroups = {defaultVendors: false as const, common: false as const};
