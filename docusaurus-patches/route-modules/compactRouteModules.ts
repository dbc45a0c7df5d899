import path from 'node:path';

import {isRecord} from '../../shared/json/isRecord';
import {packSidebars} from './packSidebars';

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
 * The text of each module for the browser: `pages` is imported by the tables; `imports` is never loaded, but makes the
 * bundler write a chunk for each page.
 */
export type RouteModules = Readonly<
  Record<'pages' | 'imports' | 'routes' | 'routesChunkNames' | 'registry', string> & {count: number}
>;

interface Page {
  readonly path: string;
  readonly module: string;
}

/** Consecutive leaves, from `start` to `end` of the text; `first` is the index of the first one. */
interface Run {
  readonly start: number;
  end: number;
  readonly first: number;
}

const registryLine =
  /^ {2}"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\), "\2", require\.resolveWeak\("\2"\)\],(?:\};)?$/;
const leaf =
  /\{\n\s+path: '([^']+)',\n\s+component: ComponentCreator\('\1', '(\w+)'\),\n\s+exact: true,\n\s+sidebar: "docs"\n\s+\}/g;
const shell = 'docs';
const betweenLeaves = /^,\s*$/;

/**
 * The same tables for the browser, with the part that grows with each page of the docs written once: address and
 * module. Docusaurus writes each address four times and each chunk six times.
 */
export function compactRouteModules(tables: Tables): RouteModules {
  const names = readNames(tables.routesChunkNames);
  const modules = readRegistry(tables.registry);
  const pages: Page[] = [];
  const comps = new Set<string>();
  const runs: Run[] = [];
  for (const match of tables.routes.matchAll(leaf)) {
    const [text, address = '', hash = ''] = match;
    const key = `${address}-${hash}`;
    const {__comp: comp, content, ...rest} = names.get(key) ?? {};
    const module = typeof content === 'string' ? modules.get(content) : undefined;
    if (typeof comp !== 'string' || module === undefined || Object.keys(rest).length > 0) {
      throw unexpectedFormat('routesChunkNames.json', key);
    }
    // A second page at the same address keeps Docusaurus' form, which distinguishes it from the first.
    if (pages.some((page) => page.path === address)) {
      continue;
    }
    const run = runs.at(-1);
    if (run && betweenLeaves.test(tables.routes.slice(run.end, match.index))) {
      run.end = match.index + text.length;
    } else {
      runs.push({start: match.index, end: match.index + text.length, first: pages.length});
    }
    pages.push({path: address, module});
    names.delete(key);
    modules.delete(String(content));
    comps.add(comp);
  }
  const [comp] = comps;
  if (comp === undefined || comps.size > 1) {
    throw unexpectedFormat('routes.js', 'the pages of the docs');
  }
  return {
    count: pages.length,
    pages: pagesModule(pages),
    imports: importsModule(pages),
    routes: routesModule(tables.routes, runs, pages.length),
    routesChunkNames: namesModule(names, modules),
    registry: registryModule(
      [...modules].map(([key, module]) => [key === comp ? shell : nameOf(key, module), module]),
      tables.data,
      pages.map((page) => page.path),
    ),
  };
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
 * Addresses, and a function that loads a page by its place. The modules of the pages follow one another, as
 * modulesOfPages.ts proves in each build; before the second comes what all of them import.
 */
function pagesModule(pages: readonly Page[]): string {
  const paths = pages.map((page) => page.path).join('\n');
  const ids = pages.slice(0, 2).map(({module}) => `require.resolveWeak("${module}")`);
  return `export const paths = ${JSON.stringify(paths)}.split("\\n");
export const chunkOf = (index) => index.toString(${String(radix)});
const [first, second] = [${ids.join(', ')}];
export const load = (index) =>
  __webpack_chunk_load__(chunkOf(index)).then(() =>
    __webpack_require__(index === 0 ? first : second + index - 1),
  );
`;
}

function importsModule(pages: readonly Page[]): string {
  const lines = pages.map(
    ({module}, index) =>
      `  () => import(/* webpackChunkName: "${chunkOf(index)}" */ "${module}"),\n`,
  );
  return `export default [\n${lines.join('')}];\n`;
}

function routesModule(routes: string, runs: readonly Run[], count: number): string {
  let text = routes;
  let end = count;
  for (const run of [...runs].reverse()) {
    const leaves = `...paths.slice(${String(run.first)}, ${String(end)}).map(leaf)`;
    text = text.slice(0, run.start) + leaves + text.slice(run.end);
    end = run.first;
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
  paths: readonly string[],
): string {
  const lines = modules.map(
    ([key, module]) => `  '${key}': [() => ${loadOf(key, module, data, paths)}],\n`,
  );
  return `import {unpackSidebars} from ${JSON.stringify(unpacking)};
import {chunkOf, load, paths} from './pages';
const registry = {
${lines.join('')}  '~imports': [() => import(/* webpackChunkName: "imports" */ './imports')],
};
paths.forEach((_, index) => {
  registry[chunkOf(index)] = [() => load(index)];
});
export default registry;
`;
}

const unpacking = path.join(__dirname, 'unpackSidebars.ts');

/**
 * The sidebar is placed beside the addresses, which it refers to by their places; the page layout is one chunk.
 */
function loadOf(
  key: string,
  module: string,
  data: Tables['data'],
  paths: readonly string[],
): string {
  if (/^@generated\/.+\.json$/.test(module)) {
    const json = data(module);
    const packed = packSidebars(JSON.parse(json), paths);
    return packed === undefined
      ? `Promise.resolve({default: JSON.parse(${JSON.stringify(json)})})`
      : `Promise.resolve({default: unpackSidebars(JSON.parse(${JSON.stringify(JSON.stringify(packed))}), paths)})`;
  }
  const chunk = /^@theme\/Docs?[A-Z]/.test(module) ? shell : key;
  return `import(/* webpackChunkName: "${chunk}" */ "${module}")`;
}
