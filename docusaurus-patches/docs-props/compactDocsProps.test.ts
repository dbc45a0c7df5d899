import {expect, test} from 'vitest';

import {compactDoc, compactGlobalData, compactVersion} from './compactDocsProps';

test('a version keeps its sidebar without ids and loses its list of pages', () => {
  const link = {type: 'link', href: '/x', label: 'X', docId: 'x', unlisted: false};
  const items = [{...link, unlisted: true}];
  const version = {
    version: 'current',
    noIndex: false,
    docs: {x: {id: 'x', title: 'X'}},
    docsSidebars: {docs: [link, {type: 'category', label: 'Y', collapsed: false, items}]},
  };
  expect(compactVersion(version)).toEqual({
    version: 'current',
    noIndex: false,
    docs: {},
    docsSidebars: {
      docs: [
        {type: 'link', href: '/x', label: 'X'},
        {
          type: 'category',
          label: 'Y',
          collapsed: false,
          items: [{type: 'link', href: '/x', label: 'X', unlisted: true}],
        },
      ],
    },
  });
});

test('addresses in the sidebar lose the slash at their end, those of other sites keep it', () => {
  const links = (...list: string[]) => ({docsSidebars: {docs: list.map((href) => ({href}))}});
  const version = links('/', '/mapper/', '/mapper/intro', 'https://php.net/');
  expect(compactVersion(version)).toMatchObject(
    links('/', '/mapper', '/mapper/intro', 'https://php.net/'),
  );
});

test('the global data keeps versions and their paths', () => {
  const sidebars = {docs: {link: {path: '/x', label: 'X'}}};
  const data = {
    path: '/',
    versions: [{name: 'current', mainDocId: 'x', docs: [1], draftIds: [2], sidebars}],
  };
  expect(compactGlobalData(data)).toEqual({
    path: '/',
    versions: [{name: 'current', mainDocId: 'x', docs: [], draftIds: [], sidebars}],
  });
});

test('data with another structure is rejected, not passed on', () => {
  expect(() => compactGlobalData({versions: 'none'})).toThrow(/in a form that docusaurus-patches/);
});

test('a page keeps what components read, and what marks a draft', () => {
  const read = {id: 'mapper/map', permalink: '/mapper/map', version: 'current', tags: []};
  const doc = {...read, source: '@site/docs/mapper/map.md', sourceDirName: 'mapper', slug: '/map'};
  const frontMatter = {title: 'Map', keywords: ['rename']};
  const page = {...doc, draft: false, unlisted: false, frontMatter};
  expect(compactDoc(page, {zip: false, checked: undefined})).toEqual({...read, frontMatter: {}});
  expect(compactDoc(page, {zip: true, checked: '1 PHP sample'})).toEqual({
    ...read,
    frontMatter: {},
    zip: true,
    checked: '1 PHP sample',
  });
  const draft = {...doc, draft: true, frontMatter: {...frontMatter, draft: true}};
  expect(compactDoc(draft, {zip: false, checked: undefined})).toEqual({
    ...read,
    draft: true,
    frontMatter: {draft: true},
  });
});
