import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';

import {compactActions} from './compactActions';

function run(work: (actions: PluginContentLoadedActions) => void) {
  const addRoute = vi.fn<PluginContentLoadedActions['addRoute']>();
  const setGlobalData = vi.fn<PluginContentLoadedActions['setGlobalData']>();
  const createData = vi.fn<PluginContentLoadedActions['createData']>();
  const {actions, failOnUnmatched} = compactActions({addRoute, setGlobalData, createData});
  work(actions);
  return {addRoute, setGlobalData, failOnUnmatched};
}

const version = {version: 'current', docs: {x: {id: 'x'}}, docsSidebars: {}};
const route = (props: RouteConfig['props']): RouteConfig => ({
  path: '/',
  component: '@theme/DocsRoot',
  routes: [{path: '/', component: '@theme/DocVersionRoot', ...(props && {props})}],
});

test('the version of a nested route and the global data become compact', () => {
  const {addRoute, setGlobalData, failOnUnmatched} = run((actions) => {
    actions.addRoute(route({version}));
    actions.setGlobalData({versions: [{name: 'current', docs: [1], draftIds: []}]});
  });
  expect(addRoute).toHaveBeenCalledWith(route({version: {...version, docs: {}}}));
  expect(setGlobalData).toHaveBeenCalledWith({
    versions: [{name: 'current', docs: [], draftIds: []}],
  });
  expect(failOnUnmatched).not.toThrow();
});

test('a plugin that passes the version under another name is rejected', () => {
  const {failOnUnmatched} = run((actions) => {
    actions.addRoute(route({loadedVersion: version}));
    actions.setGlobalData({versions: []});
  });
  expect(failOnUnmatched).toThrow(/docs-props replaced nothing: .* no props\.version of a route\./);
});

test('so is one that passes neither', () => {
  const {failOnUnmatched} = run(() => undefined);
  expect(failOnUnmatched).toThrow(/no props\.version of a route and no global data/);
});
