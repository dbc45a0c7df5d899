import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';

import {checkedSamples} from '../../features/samples';
import {compactActions} from './compactActions';

function run(work: (actions: PluginContentLoadedActions) => void) {
  const addRoute = vi.fn<PluginContentLoadedActions['addRoute']>();
  const setGlobalData = vi.fn<PluginContentLoadedActions['setGlobalData']>();
  const createData = vi.fn<PluginContentLoadedActions['createData']>();
  const {actions, failOnUnmatched} = compactActions({addRoute, setGlobalData, createData});
  work(actions);
  return {addRoute, setGlobalData, createData, failOnUnmatched};
}

const page = {
  id: 'mapper/object/map',
  source: '@site/docs/mapper/object/map.md',
  permalink: '/mapper/object/map',
  frontMatter: {title: 'Map'},
};

const version = {version: 'current', docs: {x: {id: 'x'}}, docsSidebars: {}};
const route = (props: RouteConfig['props']): RouteConfig => ({
  path: '/',
  component: '@theme/DocsRoot',
  routes: [{path: '/', component: '@theme/DocVersionRoot', ...(props && {props})}],
});

test('the version of a nested route, the global data and the metadata of a page become compact', () => {
  const {addRoute, setGlobalData, createData, failOnUnmatched} = run((actions) => {
    void actions.createData('page.json', page);
    void actions.createData('module.js', 'export {};');
    actions.addRoute(route({version}));
    actions.setGlobalData({versions: [{name: 'current', docs: [1], draftIds: []}]});
  });
  expect(addRoute).toHaveBeenCalledWith(route({version: {...version, docs: {}}}));
  expect(setGlobalData).toHaveBeenCalledWith({
    versions: [{name: 'current', docs: [], draftIds: []}],
  });
  const {id, permalink} = page;
  const compact = {
    id,
    permalink,
    frontMatter: {},
    zip: true,
    checked: checkedSamples('docs/mapper/object/map.md'),
  };
  expect(createData.mock.calls).toEqual([
    ['page.json', compact],
    ['module.js', 'export {};'],
  ]);
  expect(failOnUnmatched).not.toThrow();
});

test('a plugin that passes the version under another name is rejected', () => {
  const {failOnUnmatched} = run((actions) => {
    void actions.createData('page.json', page);
    actions.addRoute(route({loadedVersion: version}));
    actions.setGlobalData({versions: []});
  });
  expect(failOnUnmatched).toThrow(/docs-props replaced nothing: .* no props\.version of a route\./);
});

test('so is one that passes neither', () => {
  const {failOnUnmatched} = run(() => undefined);
  expect(failOnUnmatched).toThrow(
    /no props\.version of a route and no global data and no metadata of a page/,
  );
});
