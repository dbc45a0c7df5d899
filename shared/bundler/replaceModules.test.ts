import {expect, test} from 'vitest';

import {replaceModules} from './replaceModules';

const patches = [
  {name: 'progress-bar', replacements: {nprogress: '/patches/progressBar.ts'}},
  {name: 'react-utils', replacements: {'/lib/utils/reactUtils': '/patches/stub.ts'}},
  {name: 'release-table', replacements: {'/site/features/releases': '/patches/releases.ts'}},
];

/** What a request is replaced with, and what is reported as unmatched afterwards. */
function replace(request: string, context = '/src', issuer = '/src/index.ts') {
  const {rules, unmatched} = replaceModules(patches, '/site');
  const resource = {request, context, contextInfo: {issuer}};
  for (const [pattern, apply] of rules) {
    if (pattern.test(resource.request)) {
      apply(resource);
    }
  }
  return {request: resource.request, unmatched: unmatched()};
}

test('a module is replaced by the name of its package', () => {
  const {request, unmatched} = replace('nprogress');
  expect(request).toBe('/patches/progressBar.ts');
  expect(unmatched).toEqual([
    expect.stringContaining('/lib/utils/reactUtils'),
    expect.stringContaining('/site/features/releases'),
  ]);
});

test.each([
  ['../../utils/reactUtils', '/lib/contexts/menu'],
  ['./reactUtils', '/lib/utils'],
])('a file is replaced however it is imported: %s', (request, context) => {
  expect(replace(request, context).request).toBe('/patches/stub.ts');
});

test.each(['@site/features/releases', '../features/releases'])(
  'a module of the site is replaced however it is imported: %s',
  (request) => {
    expect(replace(request, '/site/src').request).toBe('/patches/releases.ts');
  },
);

test.each([
  ['./utils/reactUtils', '/other/lib'],
  ['@acme/nprogress', '/src'],
  ['@site/other/releases', '/site/src'],
  ['nprogress/nprogress.css', '/src'],
])('others stay: %s', (request, context) => {
  const result = replace(request, context);
  expect(result.request).toBe(request);
  expect(result.unmatched).toHaveLength(3);
});

test('a replacement gets the original that it imports', () => {
  const original = '/lib/utils/reactUtils';
  const {request} = replace(original, '/patches', '/patches/stub.ts');
  expect(request).toBe(original);
});

test('a patch that replaced nothing is named', () => {
  expect(replaceModules(patches, '/site').unmatched()).toEqual([
    expect.stringMatching(/^docusaurus-patches\/progress-bar replaced nothing: .* nprogress\./),
    expect.stringMatching(/^docusaurus-patches\/react-utils replaced nothing: /),
    expect.stringMatching(/^docusaurus-patches\/release-table replaced nothing: /),
  ]);
});
