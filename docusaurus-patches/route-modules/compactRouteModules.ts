import path from 'node:path';

import {isRecord} from '../../shared/json/isRecord';
import {packSidebars} from './packSidebars';
import type {PackedItem, Sidebars} from './unpackSidebars';

/** The tables of routes as Docusaurus generates them, each the text of a module. */
export interface Tables {
  /** The routes for React Router. */
  readonly routes: string;
  /** JSON: the keys of the registry that each route needs. */
  readonly routesChunkNames: string;
  /** The module behind each key. */
  readonly registry: string;
  /** The JSON text of a module of `@generated`. */
  readonly data: (module: string) => string;
}

/**
 * The text of each module for the browser: `pages` is imported by the tables and has the sidebars too; `imports` is
 * never loaded, but makes the bundler write a chunk for each page.
 */
export type RouteModules = Readonly<
  Record<'pages' | 'imports' | 'routes' | 'routesChunkNames' | 'registry', string> & {count: number}
>;

/** Consecutive leaves, from `start` to `end` of the text. */
interface Run {
  readonly start: number;
  end: number;
}

const registryLine =
  /^ {2}"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\), "\2", require\.resolveWeak\("\2"\)\],(?:\};)?$/;
const leaf =
  /\{\n\s+path: '([^']+)',\n\s+component: ComponentCreator\('\1', '(\w+)'\),\n\s+exact: true,\n\s+sidebar: "docs"\n\s+\}/g;
const shell = 'docs';
const betweenLeaves = /^,\s*$/;

/**
 * The same tables for the browser, with the part that grows with each page of the docs written once: address, module
 * and label in the sidebar. Docusaurus writes each address five times and each chunk six times.
 */
export function compactRouteModules(tables: Tables): RouteModules {
  const names = readNames(tables.routesChunkNames);
  const modules = readRegistry(tables.registry);
  const {pages, runs, comp} = takePages(tables.routes, names, modules);
  const version = readVersion(modules.values(), tables.data);
  const {packed, others, paths} = packSidebars(version?.sidebars ?? {}, [...pages.keys()]);
  const ordered = paths.map((address) => pages.get(address) ?? '');
  return {
    count: paths.length,
    pages: pagesModule(packed, others, ordered),
    imports: importsModule(ordered),
    routes: routesModule(tables.routes, runs),
    routesChunkNames: namesModule(names, modules),
    registry: registryModule(
      [...modules].map(([key, module]) => [key === comp ? shell : nameOf(key, module), module]),
      tables.data,
      version,
    ),
  };
}

/** The pages of the docs, which are taken out of the tables: the module of each address. */
function takePages(
  routes: string,
  names: Map<string, Readonly<Record<string, unknown>>>,
  modules: Map<string, string>,
): {readonly pages: ReadonlyMap<string, string>; readonly runs: readonly Run[]; comp: string} {
  const pages = new Map<string, string>();
  const comps = new Set<string>();
  const runs: Run[] = [];
  for (const match of routes.matchAll(leaf)) {
    const [text, address = '', hash = ''] = match;
    const key = `${address}-${hash}`;
    const {__comp: comp, content, ...rest} = names.get(key) ?? {};
    const module = typeof content === 'string' ? modules.get(content) : undefined;
    if (typeof comp !== 'string' || module === undefined || Object.keys(rest).length > 0) {
      throw unexpectedFormat('routesChunkNames.json', key);
    }
    // A second page at the same address keeps Docusaurus' form, which distinguishes it from the first.
    if (pages.has(address)) {
      continue;
    }
    const run = runs.at(-1);
    if (run && betweenLeaves.test(routes.slice(run.end, match.index))) {
      run.end = match.index + text.length;
    } else {
      runs.push({start: match.index, end: match.index + text.length});
    }
    pages.set(address, module);
    names.delete(key);
    modules.delete(String(content));
    comps.add(comp);
  }
  const [comp] = comps;
  if (comp === undefined || comps.size > 1) {
    throw unexpectedFormat('routes.js', 'the pages of the docs');
  }
  return {pages, runs, comp};
}

/** The data of the docs plugin, which has the sidebars. */
interface Version {
  readonly module: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly version: Readonly<Record<string, unknown>>;
  readonly sidebars: Readonly<Record<string, unknown>>;
}

function readVersion(modules: Iterable<string>, read: Tables['data']): Version | undefined {
  for (const module of modules) {
    const data: unknown = isData(module) ? JSON.parse(read(module)) : undefined;
    if (isRecord(data) && isRecord(data.version) && isRecord(data.version.docsSidebars)) {
      return {module, data, version: data.version, sidebars: data.version.docsSidebars};
    }
  }
  return undefined;
}

function isData(module: string): boolean {
  return /^@generated\/.+\.json$/.test(module);
}

function unexpectedFormat(file: string, part: string): Error {
  return new Error(
    `Docusaurus generates ${file} in a form that docusaurus-patches/route-modules/compactRouteModules.ts does not know ` +
      `(${part}): compare the two.`,
  );
}

function readNames(json: string): Map<string, Readonly<Record<string, unknown>>> {
  const names: unknown = JSON.parse(json);
  return new Map(
    Object.entries(isRecord(names) ? names : {}).map(([key, route]) => {
      if (!isRecord(route)) {
        throw unexpectedFormat('routesChunkNames.json', key);
      }
      return [key, route];
    }),
  );
}

function readRegistry(text: string): Map<string, string> {
  const [, ...lines] = text.trim().split('\n');
  return new Map(
    lines
      .filter((line) => line !== '};')
      .map((line) => {
        const [, key = '', module] = registryLine.exec(line) ?? [];
        if (module === undefined) {
          throw unexpectedFormat('registry.js', line);
        }
        return [key, module];
      }),
  );
}

// The chunk of a page is named after its place in the list, so that the list need not contain the name.
const radix = 36;

/** The name of the chunk of a page. */
export function chunkOf(index: number): string {
  return index.toString(radix);
}

/**
 * Sidebars, addresses, and a function that loads a page by its place. The modules of the pages follow one another, as
 * modulesOfPages.ts proves in each build; before the second comes what all of them import.
 */
function pagesModule(
  packed: Sidebars<PackedItem>,
  others: readonly string[],
  modules: readonly string[],
): string {
  const ids = modules.slice(0, 2).map((module) => `require.resolveWeak("${module}")`);
  return `import {unpackSidebars} from ${JSON.stringify(path.join(__dirname, 'unpackSidebars.ts'))};
export const {sidebars, paths} = unpackSidebars(JSON.parse(${JSON.stringify(JSON.stringify(packed))}), ${JSON.stringify(others)});
export const chunkOf = (index) => index.toString(${String(radix)});
const [first, second] = [${ids.join(', ')}];
export const load = (index) =>
  __webpack_chunk_load__(chunkOf(index)).then(() =>
    __webpack_require__(index === 0 ? first : second + index - 1),
  );
`;
}

function importsModule(modules: readonly string[]): string {
  const lines = modules.map(
    (module, index) => `  () => import(/* webpackChunkName: "${chunkOf(index)}" */ "${module}"),\n`,
  );
  return `export default [\n${lines.join('')}];\n`;
}

/** Where the first pages are come all of them: each has an address of its own, so their order does not matter. */
function routesModule(routes: string, runs: readonly Run[]): string {
  let text = routes;
  for (const run of [...runs].reverse()) {
    const leaves = run === runs[0] ? '...paths.map(leaf)' : '...[]';
    text = text.slice(0, run.start) + leaves + text.slice(run.end);
  }
  return `import {paths} from './pages';
const leaf = (path) => ({path, component: ComponentCreator(path, '0'), exact: true, sidebar: 'docs'});
${text}`;
}

/**
 * The key of a module in the tables. One that is in no chunk of its own name starts with `~`: what is prefetched would
 * not exist (../chunk-assets/getChunkAsset.ts).
 */
function nameOf(key: string, module: string | undefined): string {
  return module?.startsWith('@site/') === true ? key : `~${key}`;
}

function namesModule(
  names: ReadonlyMap<string, unknown>,
  modules: ReadonlyMap<string, string>,
): string {
  const renamed = (_: string, value: unknown): unknown =>
    typeof value === 'string' && modules.has(value) ? nameOf(value, modules.get(value)) : value;
  return `import {chunkOf, paths} from './pages';
const names = ${JSON.stringify(Object.fromEntries(names), renamed)};
paths.forEach((path, index) => {
  names[path + '-0'] = {__comp: '${shell}', content: chunkOf(index)};
});
export default names;
`;
}

function registryModule(
  modules: readonly (readonly [string, string])[],
  data: Tables['data'],
  version: Version | undefined,
): string {
  const lines = modules.map(
    ([key, module]) => `  '${key}': [() => ${loadOf(key, module, data, version)}],\n`,
  );
  return `import {chunkOf, load, paths, sidebars} from './pages';
const registry = {
${lines.join('')}  '~imports': [() => import(/* webpackChunkName: "imports" */ './imports')],
};
paths.forEach((_, index) => {
  registry[chunkOf(index)] = [() => load(index)];
});
export default registry;
`;
}

/** Data is part of the tables, with the sidebars that are beside the addresses; the page layout is one chunk. */
function loadOf(
  key: string,
  module: string,
  data: Tables['data'],
  version: Version | undefined,
): string {
  if (module === version?.module) {
    const others = JSON.stringify({...version.data, version: undefined});
    const rest = JSON.stringify({...version.version, docsSidebars: undefined});
    return `Promise.resolve({default: {...${others}, version: {...${rest}, docsSidebars: sidebars}}})`;
  }
  if (isData(module)) {
    return `Promise.resolve({default: JSON.parse(${JSON.stringify(data(module))})})`;
  }
  const chunk = /^@theme\/Docs?[A-Z]/.test(module) ? shell : key;
  return `import(/* webpackChunkName: "${chunk}" */ "${module}")`;
}
