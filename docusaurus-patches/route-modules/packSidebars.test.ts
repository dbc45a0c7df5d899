import {expect, test} from 'vitest';

import {packSidebars} from './packSidebars';
import {unpackSidebars} from './unpackSidebars';

const link = {type: 'link', href: '/a/map-objects', label: 'Map objects'};
const other = {type: 'link', href: '/a/sets/of-two', label: 'Two()'};
const category = {
  type: 'category',
  href: '/a',
  label: 'Library a',
  items: [link, other],
  collapsed: true,
  collapsible: true,
};
const recipes = {...category, href: undefined, label: 'Recipes', items: [other]};
const kept = [
  {type: 'html', value: 'Group', className: 'group'},
  {...link, className: 'marked'},
  {...link, label: 'a\tb'},
  {...category, collapsed: false},
  {type: 'link', label: 'without an address'},
  {type: 'link', href: 'https://php.net/', label: 'PHP'},
];
const paths = ['/a', '/a/map-objects', '/a/sets/of-two', '/b/c/d/e/f/g/h/i/j/k/l', '/c'];

/** What a browser makes of packed sidebars. */
function unpacked(sidebars: Readonly<Record<string, readonly object[]>>) {
  const {packed, others, paths: expected} = packSidebars(sidebars, paths);
  const result = unpackSidebars(packed, others);
  expect(result.paths).toEqual(expected);
  expect([...result.paths].sort()).toEqual(paths);
  return result;
}

test('a page is what its address does not share with the one before, and its label', () => {
  const {packed, paths: order} = packSidebars({docs: [category, recipes]}, paths);
  expect(packed).toEqual({
    docs: [
      ['1/a\tLibrary a', ['2Map objects', '2/sets/of-two\tTwo()']],
      ['-Recipes', [other]],
    ],
  });
  expect(order).toEqual(paths);
});

test('sidebars are the same afterwards, whatever they have', () => {
  const far = {...link, href: paths[3], label: 'L'};
  const sidebars = {
    docs: [category, ...kept, recipes, {...category, items: kept}, far, {...far, href: '/c'}],
    second: [link, {...link, href: '/c'}],
  };
  expect(unpacked(sidebars).sidebars).toEqual(sidebars);
});

test('addresses that no sidebar has come last', () => {
  expect(unpacked({docs: [{...link, href: '/c', label: 'C'}]}).paths[0]).toBe('/c');
  expect(unpacked({}).paths).toEqual(paths);
});

test('a long address shares as many segments as one digit can say', () => {
  const before = {...link, href: paths[3], label: 'L'};
  const after = {...before, href: `${String(paths[3])}/m`, label: 'M'};
  const {packed, others} = packSidebars({docs: [before, after]}, [before.href ?? '', after.href]);
  expect(packed).toEqual({docs: ['1/b/c/d/e/f/g/h/i/j/k/l\tL', '9/j/k/l/m\tM']});
  expect(unpackSidebars(packed, others).sidebars).toEqual({docs: [before, after]});
});

test('an item without a type is rejected', () => {
  expect(() => packSidebars({docs: [{label: 'B'}]}, paths)).toThrow(/no type: \{"label":"B"\}/);
});
