import {expect, it} from 'vitest';

import {goneMembers} from './goneMembers';
import {readNames} from './readNames';
import {sectionChanges} from './sectionChanges';
import {api, components, history, libraries} from './testData';

it('are those of classes that are still there, without those that PHP calls', () => {
  const {classes} = history;
  const gate = {
    since: 0,
    members: {
      'lock()': {since: 0, gone: 2},
      'open()': {since: 0},
      'shut()': {since: 0, away: [{from: 1, until: 2}]},
      '__construct()': {since: 0, gone: 1},
      $color: {since: 0, gone: 1},
    },
  };
  const changed = {...history, classes: {...classes, 'Rekalogika\\Depot\\Gate': gate}};
  const records = {apis: [api], histories: [changed], requirements: []};
  const gone = (sections: typeof libraries) =>
    goneMembers(sectionChanges(records, sections, components));
  const ofGate = {owner: 'Rekalogika\\Depot\\Gate', section: 'depot', page: 1};
  expect(gone(libraries)).toEqual([
    {...ofGate, member: 'lock', version: '2.0.0'},
    {...ofGate, member: '$color', version: '1.1.0'},
  ]);
  expect(gone(libraries.slice(1))).toHaveLength(2);
  expect(goneMembers([])).toEqual([]);
});

it('of the libraries are not members of today', () => {
  const names = readNames('.');
  const members = new Map(names.classes.map(({name, members: own}) => [name, own]));
  expect(names.goneMembers.length).toBeGreaterThan(100);
  expect(
    names.goneMembers.filter(({owner, member}) => members.get(owner)?.includes(member) !== false),
  ).toEqual([]);
});
