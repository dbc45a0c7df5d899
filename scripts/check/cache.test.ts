import {expect, test} from 'vitest';

import {cacheFile, cacheKey} from './cache';

test('a change of versions, settings or Node changes the cache', () => {
  const key = cacheKey(['{"eslint": "9.39.5"}', 'rules'], 'v20.19.0');
  expect(cacheKey(['{"eslint": "9.39.5"}', 'rules'], 'v20.19.0')).toBe(key);
  const others = [
    cacheKey(['{"eslint": "9.39.6"}', 'rules'], 'v20.19.0'),
    cacheKey(['{"eslint": "9.39.5"}', 'other rules'], 'v20.19.0'),
    cacheKey(['{"eslint": "9.39.5"}', 'rules'], 'v22.12.0'),
    cacheKey(['{"eslint": "9.39.5"}rules', ''], 'v20.19.0'),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});

test('a cache is in the folder that Git ignores', () => {
  expect(cacheFile('eslint')).toMatch(/^\.cache\/checks\/[\da-f]{16}\/eslint$/);
});
