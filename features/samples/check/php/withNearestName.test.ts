import {expect, test} from 'vitest';

import {withNearestName} from './withNearestName';

const facts = {
  family: [
    {
      fqcn: 'Rekalogika\\Mapper\\MapperInterface',
      kind: 'interface' as const,
      package: 'rekalogika/mapper',
      methods: [
        {name: 'map', visibility: 'public', params: [{name: 'source'}, {name: 'target'}]},
        {name: 'mapIterable', visibility: 'public', params: []},
      ],
    },
    {
      fqcn: 'Rekalogika\\Mapper\\Mapper',
      kind: 'class' as const,
      package: 'rekalogika/mapper',
      implements: ['Rekalogika\\Mapper\\MapperInterface'],
    },
  ],
  thirdParty: [],
};

test.each([
  ['Class Rekalogika\\Mapper\\MaperInterface not found.', 'Rekalogika\\Mapper\\MapperInterface'],
  ['Call to an undefined method Rekalogika\\Mapper\\Mapper::mapp().', 'map'],
  [
    'Unknown parameter $sorce in call to method Rekalogika\\Mapper\\MapperInterface::map().',
    '$source',
  ],
])('%s', (message, name) => {
  expect(withNearestName(message, facts)).toBe(`${message} (nearest existing name: ${name})`);
});

test.each(['Undefined variable: $mapper', 'Class App\\Ride not found.'])(
  'none for %s',
  (message) => {
    expect(withNearestName(message, facts)).toBe(message);
  },
);
