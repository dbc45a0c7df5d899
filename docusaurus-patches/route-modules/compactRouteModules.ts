import {isRecord} from '../../shared/json/isRecord';

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

/** The text of each module for the browser; the others import `pages`. */
export type RouteModules = Readonly<
  Record<'pages' | 'routes' | 'routesChunkNames' | 'registry', string>
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
    const [text, path = '', hash = ''] = match;
    const key = `${path}-${hash}`;
    const {__comp: comp, content, ...rest} = names.get(key) ?? {};
    const module = typeof content === 'string' ? modules.get(content) : undefined;
    if (typeof comp !== 'string' || module === undefined || Object.keys(rest).length > 0) {
      throw unexpectedFormat('routesChunkNames.json', key);
    }
    // A second page at the same address keeps Docusaurus' form, which distinguishes it from the first.
    if (pages.some((page) => page.path === path)) {
      continue;
    }
    const run = runs.at(-1);
    if (run && betweenLeaves.test(tables.routes.slice(run.end, match.index))) {
      run.end = match.index + text.length;
    } else {
      runs.push({start: match.index, end: match.index + text.length, first: pages.length});
    }
    pages.push({path, module});
    names.delete(key);
    modules.delete(String(content));
    comps.add(comp);
  }
  const [comp] = comps;
  if (comp === undefined || comps.size > 1) {
    throw unexpectedFormat('routes.js', 'the pages of the docs');
  }
  return {
    pages: pagesModule(pages),
    routes: routesModule(tables.routes, runs, pages.length),
    routesChunkNames: namesModule(names, modules),
    registry: registryModule(
      [...modules].map(([key, module]) => [key === comp ? shell : nameOf(key, module), module]),
      tables.data,
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

function pagesModule(pages: readonly Page[]): string {
  const lines = pages.map(
    ({path, module}, index) =>
      `  ['${path}', () => import(/* webpackChunkName: "${index.toString(radix)}" */ "${module}")],\n`,
  );
  return `export const pages = [\n${lines.join('')}];
export const chunkOf = (index) => index.toString(${String(radix)});
`;
}

function routesModule(routes: string, runs: readonly Run[], count: number): string {
  let text = routes;
  let end = count;
  for (const run of [...runs].reverse()) {
    const leaves = `...pages.slice(${String(run.first)}, ${String(end)}).map(leaf)`;
    text = text.slice(0, run.start) + leaves + text.slice(run.end);
    end = run.first;
  }
  return `import {pages} from './pages';
const leaf = ([path]) => ({path, component: ComponentCreator(path, '0'), exact: true, sidebar: 'docs'});
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
  return `import {chunkOf, pages} from './pages';
const names = ${JSON.stringify(Object.fromEntries(names), renamed)};
pages.forEach(([path], index) => {
  names[path + '-0'] = {__comp: '${shell}', content: chunkOf(index)};
});
export default names;
`;
}

function registryModule(
  modules: readonly (readonly [string, string])[],
  data: Tables['data'],
): string {
  const lines = modules.map(
    ([key, module]) => `  '${key}': [() => ${loadOf(key, module, data)}],\n`,
  );
  return `import {chunkOf, pages} from './pages';
const registry = {
${lines.join('')}};
pages.forEach(([, load], index) => {
  registry[chunkOf(index)] = [load];
});
export default registry;
`;
}

/**
 * The sidebar is placed beside the addresses, which it repeats, within gzip's window of 32 kB; the page
 * layout is one chunk.
 */
function loadOf(key: string, module: string, data: Tables['data']): string {
  if (/^@generated\/.+\.json$/.test(module)) {
    return `Promise.resolve({default: JSON.parse(${JSON.stringify(data(module))})})`;
  }
  const chunk = /^@theme\/Docs?[A-Z]/.test(module) ? shell : key;
  return `import(/* webpackChunkName: "${chunk}" */ "${module}")`;
}
