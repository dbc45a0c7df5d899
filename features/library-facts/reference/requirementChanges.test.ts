import {expect, it} from 'vitest';

import {requirementChanges} from './requirementChanges';

const record = {
  repository: 'rekalogika/depot',
  releases: ['1.0.0', '1.1.0', '2.0.0'],
  packages: {
    'rekalogika/depot': [
      [0, {'acme/oil': '^1', php: '^8.1', 'rekalogika/rail': '^1', 'symfony/lock': '^6'}],
      [
        2,
        {
          'acme/paint': '^1',
          'doctrine/orm': '^3',
          php: '^8.2',
          'rekalogika/rail': '^2',
          'symfony/clock': '^7',
          'symfony/lock': '^6 || ^7',
        },
      ],
    ],
    'rekalogika/rail': [
      [0, {php: '^8.1', 'symfony/cache': '^6', 'symfony/lock': '^6'}],
      [2, {php: '^8.2', 'symfony/cache': '^6 || ^7', 'symfony/lock': '^6 || ^7'}],
    ],
    'rekalogika/crane': [[1, {php: '^8.1'}]],
    'rekalogika/raft': [
      [0, {php: '^7'}],
      [1, null],
    ],
  },
} as const;

it('are those of the packages of a section, the same ones together, PHP and frameworks first', () => {
  const changes = requirementChanges(record, (name) => /depot|rail$/.test(name));
  expect([...changes.keys()]).toEqual(['1.1.0', '2.0.0']);
  const depot = ['rekalogika/depot'];
  expect(changes.get('2.0.0')).toEqual({
    addedPackages: [],
    removedPackages: [],
    requirements: [
      {names: ['php'], before: '^8.1', after: '^8.2', packages: []},
      {names: ['symfony/cache'], before: '^6', after: '^6 || ^7', packages: ['rekalogika/rail']},
      {names: ['symfony/clock'], before: undefined, after: '^7', packages: depot},
      {names: ['symfony/lock'], before: '^6', after: '^6 || ^7', packages: []},
      {names: ['doctrine/orm'], before: undefined, after: '^3', packages: depot},
      {names: ['acme/oil'], before: '^1', after: undefined, packages: depot},
      {names: ['acme/paint'], before: undefined, after: '^1', packages: depot},
    ],
  });
});

it('put names with the same change together', () => {
  const entries = [
    [0, {'symfony/cache': '^6', 'symfony/lock': '^6'}],
    [1, {'symfony/cache': '^7', 'symfony/lock': '^7'}],
  ] as const;
  const small = {...record, packages: {'rekalogika/depot': entries}};
  expect(requirementChanges(small, () => true).get('1.1.0')?.requirements).toEqual([
    {names: ['symfony/cache', 'symfony/lock'], before: '^6', after: '^7', packages: []},
  ]);
});

it('name packages that come and go', () => {
  expect(requirementChanges(record, () => true).get('1.1.0')).toEqual({
    addedPackages: ['rekalogika/crane'],
    removedPackages: ['rekalogika/raft'],
    requirements: [],
  });
});
