import {expect, it} from 'vitest';

import type {ApiClass} from '../schema/api';
import {inheritedMembers} from './inheritedMembers';

const classOf = (name: string, more: Partial<ApiClass> = {}): ApiClass => ({
  fqcn: `Rekalogika\\${name}`,
  kind: 'class',
  package: '',
  methods: [{name: name.toLowerCase(), visibility: 'public', params: []}],
  ...more,
});

it('follows parents, interfaces and traits, not those of other packages', () => {
  const inherited = inheritedMembers([
    classOf('Gate', {extends: ['Rekalogika\\Door'], implements: ['Countable']}),
    classOf('Door', {uses: ['Rekalogika\\Hinge']}),
    classOf('Hinge', {implements: ['Rekalogika\\Part']}),
    classOf('Part', {
      methods: [
        {name: 'part', visibility: 'public', params: []},
        {name: 'hidden', visibility: 'private', params: []},
      ],
    }),
  ]);
  expect([...inherited('Rekalogika\\Gate')]).toEqual(['door()', 'hinge()', 'part()']);
  expect([...inherited('Rekalogika\\Part')]).toEqual([]);
  expect([...inherited('Elsewhere')]).toEqual([]);
});

it('ends for classes that are their own ancestors', () => {
  const inherited = inheritedMembers([
    classOf('Hen', {extends: ['Rekalogika\\Egg']}),
    classOf('Egg', {extends: ['Rekalogika\\Hen']}),
  ]);
  expect([...inherited('Rekalogika\\Hen')]).toEqual(['egg()', 'hen()']);
});
