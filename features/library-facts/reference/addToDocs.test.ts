import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';

import {addReference, withCategory} from './addToDocs';

const doc = (route: string) => ({title: 'Page', permalink: route, frontMatter: {}});
const content = (...routes: string[]) =>
  ({
    loadedVersions: [
      {
        docs: routes.map(doc),
        sidebars: {
          docs: [
            {type: 'html', value: 'Label'},
            {type: 'doc', id: 'direct-property-access/index', label: 'direct-property-access'},
            {type: 'doc', id: 'search'},
            {type: 'category', label: 'mapper', items: []},
          ],
        },
      },
    ],
  }) as unknown as LoadedContent;

const usedClass = 'Rekalogika\\DirectPropertyAccess\\DirectPropertyAccessor';

async function add(loaded: LoadedContent, route?: RouteConfig) {
  const addRoute = vi.fn<PluginContentLoadedActions['addRoute']>();
  const createData = vi.fn<PluginContentLoadedActions['createData']>();
  const setGlobalData = vi.fn<PluginContentLoadedActions['setGlobalData']>();
  const actions = {addRoute, createData, setGlobalData};
  const added = await addReference('.', loaded, actions, () => [
    {
      name: usedClass,
      anchor: 'Accessor',
      length: 9,
      isOpen: true,
      isNamed: true,
      isInCode: true,
      isComplete: false,
    },
  ]);
  if (route) {
    added.actions.addRoute(route);
  }
  return {...added, addRoute, createData};
}

const docsRoute = (component: string): RouteConfig => ({
  path: '/',
  component: '@theme/DocRoot',
  routes: [{path: '/direct-property-access', component, exact: true}],
});

describe('addReference', () => {
  it('adds routes beside those of the docs, modules, and a category in the sidebar', async () => {
    const added = await add(content('/direct-property-access/'), docsRoute('@theme/DocItem'));
    const route = added.addRoute.mock.calls[0]?.[0];
    const paths = route?.routes?.map((one) => one.path);
    expect(paths).toEqual([
      '/direct-property-access',
      '/direct-property-access/reference/api',
      '/direct-property-access/reference/api/direct-property-access',
      '/direct-property-access/reference/changes',
      '/direct-property-access/reference/messages',
    ]);
    expect(route?.routes?.[1]).toMatchObject({
      component: '@theme/DocItem',
      exact: true,
      sidebar: 'docs',
      modules: {
        content:
          '@generated/docusaurus-plugin-content-docs/default/reference/direct-property-access-reference-api.js',
      },
    });
    expect(added.createData).toHaveBeenCalledTimes(4);
    const [, classes] = added.createData.mock.calls.map(([, text]) => JSON.stringify(text));
    expect(classes).toMatch(/>Samples<\/dt>.*?\/direct-property-access#Accessor/s);
    expect(added.content.loadedVersions[0]?.sidebars.docs).toMatchObject([
      {type: 'html'},
      {
        type: 'category',
        label: 'direct-property-access',
        link: {type: 'doc', id: 'direct-property-access/index'},
        items: [
          {
            type: 'category',
            label: 'API reference',
            href: '/direct-property-access/reference/api',
            items: [
              {
                label: 'All classes',
                href: '/direct-property-access/reference/api/direct-property-access',
              },
              {label: 'Changes', href: '/direct-property-access/reference/changes'},
              {label: 'Messages', href: '/direct-property-access/reference/messages'},
            ],
          },
        ],
      },
      {type: 'doc', id: 'search'},
      {label: 'mapper', items: []},
    ]);
    expect(added.failOnUnmatched).not.toThrow();
  });

  it('rejects a docs plugin with another component for its pages', async () => {
    const added = await add(content('/direct-property-access'), docsRoute('@theme/Page'));
    expect(added.failOnUnmatched).toThrow('The API reference has no routes');
  });

  it('adds nothing to docs without a library', async () => {
    const added = await add(content('/elsewhere'));
    expect(added.createData).not.toHaveBeenCalled();
    expect(added.failOnUnmatched).not.toThrow();
  });
});

describe('the category in a section', () => {
  const page = (id: string) => ({type: 'doc' as const, id});
  const overview = {
    route: '/depot/reference/api',
    title: 'API reference of depot',
    label: 'API reference',
    description: '',
    toc: [],
    html: '',
  };
  const labels = (items: ReturnType<typeof withCategory>): unknown[] =>
    items.map((item) =>
      item.type === 'category' && item.label === 'Reference'
        ? labels(item.items)
        : item.type === 'doc'
          ? item.id
          : item.type === 'category' && item.label,
    );
  it.each([
    [
      [page('depot/a'), page('depot/b')],
      ['depot/a', 'depot/b', 'API reference'],
    ],
    [
      [page('depot/a'), page('depot/reference/b'), page('depot/c')],
      ['depot/a', 'depot/reference/b', 'API reference', 'depot/c'],
    ],
    [
      [
        {
          type: 'category' as const,
          label: 'Reference',
          items: [page('depot/reference/b')],
          collapsed: true,
          collapsible: true,
        },
        page('depot/c'),
      ],
      [['depot/reference/b', 'API reference'], 'depot/c'],
    ],
  ])('follows the reference pages: %#', (items, expected) => {
    expect(labels(withCategory(items, 'depot', [overview]))).toEqual(expected);
  });
});
