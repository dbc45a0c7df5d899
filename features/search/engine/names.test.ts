import {describe, expect, it} from 'vitest';

import {readNames} from '../../library-facts';
import {namesOf} from '../build/sources';
import {type Names, isPackedNames, noNames, packNames, unpackNames} from './names';

const known = (name: string, address: string, members: readonly string[] = []) => ({
  name: `Rekalogika\\${name}`,
  kind: 'class' as const,
  section: 'harbor',
  title: 'Ropes (API)',
  address: `/harbor/reference/api/${address}`,
  members,
});
const gone = (name: string, replacement?: string) => ({
  name: `Rekalogika\\${name}`,
  section: 'harbor',
  version: '2.0.0',
  page: 1,
  state: 'removed' as const,
  replacement,
});
const goneMember = (owner: string, member: string, version: string) => ({
  owner: `Rekalogika\\${owner}`,
  member,
  section: 'harbor',
  version,
  page: 1,
});
const names: Names = {
  classes: [
    {...known('Harbor\\Knot', 'ropes#Harbor.Knot', ['tie', '$length']), kind: 'attribute'},
    known('Harbor\\Old\\Knot', 'ropes#Harbor.Old.Knot'),
    {
      ...known('Harbor\\Pier\\Knot', 'piers#Harbor.Pier.Knot', ['Widest']),
      title: 'Piers (API)',
      kind: 'enum',
    },
  ],
  gone: [
    {...gone('Harbor\\Bollard'), page: 2, state: 'internal'},
    gone('Harbor\\Pier', 'Rekalogika\\Harbor\\Rope'),
    {...gone('Harbor\\Rope', 'Rekalogika\\Harbor\\Knot'), version: '3.0.0'},
    {...gone('Harbor\\Sail'), state: 'internal, then removed'},
    {...gone('Harbor\\Winch'), state: 'unpublished', section: 'ship'},
  ],
  goneMembers: [
    goneMember('Harbor\\Knot', 'loosen', '2.0.0'),
    goneMember('Harbor\\Knot', '$width', '2.0.0'),
    {...goneMember('Harbor\\Knot', 'slip', '1.5.0'), page: 2},
    goneMember('Harbor\\Pier\\Knot', 'Narrowest', '2.0.0'),
  ],
};

describe('packed names', () => {
  it.each([
    ['of the tests', names],
    ['of the libraries', namesOf(readNames('.'))],
    ['of nothing', noNames],
  ])('come out as they went in: those %s', (_, some) => {
    const packed = JSON.parse(JSON.stringify(packNames(some))) as unknown;
    expect(isPackedNames(packed) && unpackNames(packed)).toEqual(some);
  });

  it('must have the addresses that follow from them', () => {
    const [first = known('', '')] = names.classes;
    const wrong = {...first, address: '/harbor/reference/api/ropes#Harbor-Knot'};
    expect(() => packNames({...names, classes: [wrong]})).toThrow('Harbor-Knot');
  });

  it('are distinguished from other values', () => {
    expect(isPackedNames({...packNames(names), fates: 1})).toBe(false);
    expect(isPackedNames({...packNames(names), goneMembers: undefined})).toBe(false);
    expect(isPackedNames({...packNames(names), gone: ''})).toBe(false);
  });
});
