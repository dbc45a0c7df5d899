import * as history from 'history';
import {expect, test} from 'vitest';

import config from '../../docusaurus.config';
import * as replacement from './browserHistory';

test('everything that the package exports is there, and what the browser uses is the original', () => {
  const names = Object.keys(history).filter((name) => name !== 'default');
  expect(names).toContain('createBrowserHistory');
  expect(Object.keys(replacement).sort()).toEqual(names.sort());
  expect(replacement.createBrowserHistory).toBe(history.createBrowserHistory);
});

test.each(['createHashHistory', 'createMemoryHistory'] as const)('%s names the patch', (name) => {
  expect(() => replacement[name]()).toThrow('docusaurus-patches/router-parts/index.ts');
});

test('the site uses the history of the browser', () => {
  expect(config.future).not.toHaveProperty('experimental_router');
});
