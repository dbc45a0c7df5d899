import {expect, test} from 'vitest';

import {phpBlock} from '../../testData';
import {familyShare} from './familyShare';

const block = phpBlock('use Rekalogika\\A;\n$a->map();\n$b->map();\n$c->other();');
const known = (start: number) => ({start, length: 1, entry: {kind: 'method', name: 'm'}});

test('counts the names of the family and lists the unrecorded ones', () => {
  const map = {name: 'map', visibility: 'public', params: []};
  const family = [
    {fqcn: 'Rekalogika\\A', kind: 'class' as const, package: 'rekalogika/a', methods: [map]},
  ];
  const analysis = {
    problems: [],
    setUps: [],
    names: new Map([[block, [known(4), known(22)]]]),
    candidates: [
      {block, start: 4, name: 'Rekalogika\\A'},
      {block, start: 22, name: 'map'},
      {block, start: 33, name: 'map'},
      {block, start: 44, name: 'other'},
      {block, start: 50, name: 'Symfony\\B'},
    ],
  };
  expect(familyShare(analysis, {family, thirdParty: []})).toEqual({
    names: 3,
    unknown: ['docs/ferry/a.md:12 map'],
  });
});
