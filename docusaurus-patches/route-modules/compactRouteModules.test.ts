import {expect, test} from 'vitest';

import {type Tables, compactRouteModules} from './compactRouteModules';
import {unpackSidebars} from './unpackSidebars';

const line = (key: string, module: string) =>
  `  "${key}": [() => import(/* webpackChunkName: "${key}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const leaf = (path: string, hash: string) => `      {
        path: '${path}',
        component: ComponentCreator('${path}', '${hash}'),
        exact: true,
        sidebar: "docs"
      }`;

const home = `      {
        path: '/',
        component: ComponentCreator('/', 'aaa'),
        exact: true
      }`;

const routes = (...inside: string[]) => `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', '0e9'),
    routes: [
${inside.join(',\n')}
    ]
  },
];
`;

const tables: Tables = {
  routes: routes(leaf('/a', '111'), leaf('/b', '222'), home, leaf('/c', '333')),
  routesChunkNames: JSON.stringify({
    '/-0e9': {__comp: 'cccc0000', __props: 'dddd0000'},
    '/-aaa': {__comp: 'eeee0000'},
    '/a-111': {__comp: '99990000', content: 'abcd1111'},
    '/b-222': {__comp: '99990000', content: 'abcd2222'},
    '/c-333': {__comp: '99990000', content: 'abce3333'},
  }),
  registry: `export default {
${line('99990000', '@theme/DocItem')}
${line('abcd1111', '@site/docs/a.md')}
${line('abcd2222', '@site/docs/b.md')}
${line('abce3333', '@site/docs/c.md')}
${line('cccc0000', '@theme/DocVersionRoot')}
${line('dddd0000', '@generated/docs/p/index.json')}
${line('eeee0000', '@site/src/pages/index.tsx')}};
`,
  data: (module) => JSON.stringify({module, quote: "'"}),
};

/** The bundler's names, with a module between the first page and the second. */
const numbers = ['@site/docs/a.md', '@mdx-js/react', '@site/docs/b.md', '@site/docs/c.md'];
const bundler = {
  imported: String,
  unpackSidebars,
  numberOf: (module: string) => numbers.indexOf(module),
  __webpack_chunk_load__: (chunk: string) => Promise.resolve(chunk),
  __webpack_require__: (number: number) => numbers[number],
};

/** The modules, joined and run, with imports that return what they would load. */
function run(given: Tables) {
  const {pages, imports, count, ...others} = compactRouteModules(given);
  const withoutImports = (text: string) => text.replace(/^import .*$/gm, '');
  const text = (name: keyof typeof others) =>
    withoutImports(others[name]).replace('export default', 'return');
  const head = `${withoutImports(pages).replaceAll('export ', '').replaceAll('require.resolveWeak', 'numberOf')}
const ComponentCreator = (path, hash) => path + '-' + hash;
`;
  const evaluate = (name: keyof typeof others): unknown =>
    // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- the generated module, as a browser runs it
    new Function(...Object.keys(bundler), (head + text(name)).replaceAll('import(', 'imported('))(
      ...Object.values(bundler),
    );
  return {
    routes: evaluate('routes') as [{routes: unknown[]}],
    names: evaluate('routesChunkNames') as Record<string, unknown>,
    registry: evaluate('registry') as Record<string, [() => unknown]>,
    pages,
    imports,
    count,
  };
}

test('all pages are where the first of them are among the routes', () => {
  const page = (path: string) => ({path, component: `${path}-0`, exact: true, sidebar: 'docs'});
  expect(run(tables).routes[0].routes).toEqual([
    page('/a'),
    page('/b'),
    page('/c'),
    {path: '/', component: '/-aaa', exact: true},
  ]);
});

test('each route finds its modules by its place in the list', async () => {
  const {names, registry, imports, count} = run(tables);
  expect(names).toEqual({
    '/-0e9': {__comp: '~cccc0000', __props: '~dddd0000'},
    '/-aaa': {__comp: 'eeee0000'},
    '/a-0': {__comp: 'docs', content: '0'},
    '/b-0': {__comp: 'docs', content: '1'},
    '/c-0': {__comp: 'docs', content: '2'},
  });
  expect(await registry['0']?.[0]()).toBe('@site/docs/a.md');
  expect(await registry['1']?.[0]()).toBe('@site/docs/b.md');
  expect(await registry['2']?.[0]()).toBe('@site/docs/c.md');
  expect(count).toBe(3);
  expect(imports).toContain('import(/* webpackChunkName: "2" */ "@site/docs/c.md")');
  expect(registry.docs?.[0]()).toBe('@theme/DocItem');
  expect(registry['~cccc0000']?.[0]()).toBe('@theme/DocVersionRoot');
  expect(registry.eeee0000?.[0]()).toBe('@site/src/pages/index.tsx');
});

test('data is part of the tables', async () => {
  expect(await run(tables).registry['~dddd0000']?.[0]()).toEqual({
    default: {module: '@generated/docs/p/index.json', quote: "'"},
  });
});

test('pages are in the order of the sidebar, which is beside them', async () => {
  const docs = ['/b', '/a'].map((href) => ({type: 'link', href, label: `Page ${href}`}));
  const version = {label: 'Next', docsSidebars: {docs}};
  const {registry, names, imports} = run({...tables, data: () => JSON.stringify({version, of: 1})});
  expect(await registry['~dddd0000']?.[0]()).toEqual({default: {version, of: 1}});
  expect(names['/b-0']).toEqual({__comp: 'docs', content: '0'});
  expect(names['/c-0']).toEqual({__comp: 'docs', content: '2'});
  expect(imports).toMatch(/"0" \*\/ "@site\/docs\/b\.md"[^]+"1" \*\/ "@site\/docs\/a\.md"/);
});

test('the page layout is one chunk', () => {
  const {registry} = compactRouteModules(tables);
  expect(registry).toContain('"docs" */ "@theme/DocItem"');
  expect(registry).toContain('"docs" */ "@theme/DocVersionRoot"');
  expect(registry).toContain('"eeee0000" */ "@site/src/pages/index.tsx"');
});

test('a second page at an address keeps its own form', () => {
  const {routes: made} = run({
    ...tables,
    routes: routes(leaf('/a', '111'), leaf('/a', '222')),
    routesChunkNames: tables.routesChunkNames.replace('/b-222', '/a-222'),
  });
  expect(made[0].routes).toMatchObject([{component: '/a-0'}, {component: '/a-222'}]);
});

test('tables in another format are rejected', () => {
  const changed: [Partial<Tables>, string][] = [
    [{routes: tables.routes.replaceAll('exact: true', 'exact: 1')}, 'routes.js'],
    [{registry: tables.registry.replaceAll('resolveWeak', 'weak')}, 'registry.js'],
    [{routesChunkNames: tables.routesChunkNames.replaceAll('content', 'body')}, 'routesChunkNames'],
    [{routesChunkNames: '1'}, 'routesChunkNames'],
  ];
  for (const [change, file] of changed) {
    expect(() => compactRouteModules({...tables, ...change})).toThrow(file);
  }
});
