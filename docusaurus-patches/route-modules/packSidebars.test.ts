import {expect, test} from 'vitest';

import {packSidebars} from './packSidebars';
import {unpackSidebars} from './unpackSidebars';

const link = {type: 'link', href: '/b', label: 'B'};
const category = {
  type: 'category',
  href: '/a/',
  label: 'A',
  items: [link],
  collapsed: true,
  collapsible: true,
};
const group = {type: 'html', value: 'Group', className: 'group'};
const others = [
  group,
  {...link, className: 'marked'},
  {...category, collapsed: false},
  {type: 'link', label: 'without an address'},
];
const paths = ['/a', '/b'];
const data = (items: readonly object[]) => ({
  version: {label: 'Next', docsSidebars: {docs: items}},
});

test('links and categories name pages by their places', () => {
  expect(packSidebars(data([link, category, group]), paths)).toEqual(
    data([[1, 'B'], ['/a/', 'A', [[1, 'B']]], group]),
  );
});

test('they are the same afterwards, whatever they have', () => {
  const given = data([link, category, ...others, {...category, items: others}]);
  const packed = packSidebars(given, paths);
  expect(packed && unpackSidebars(packed, paths)).toEqual(given);
});

test('an item without a type is rejected', () => {
  expect(() => packSidebars(data([{label: 'B'}]), paths)).toThrow(/no type: \{"label":"B"\}/);
});

test('data without sidebars is not packed', () => {
  expect(packSidebars({version: {}}, paths)).toBeUndefined();
  expect(packSidebars([1], paths)).toBeUndefined();
});
