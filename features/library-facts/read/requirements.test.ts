import {describe, expect, it} from 'vitest';

import {allLibraries, libraryOf} from './packages';
import {includesMajor, mainNeeds, needNames, shortRange} from './requirements';

describe('shortRange', () => {
  it.each([
    ['PHP', '8.2 to 8.x', '8.2+'],
    ['PHP', '8.2 or newer', '8.2+'],
    ['Symfony', '6.4 to 8.x', '6.4–8'],
    ['Symfony', '7.0 to 8.x', '7–8'],
    ['Doctrine ORM', '2.20.3 to 3.x', '2.20.3–3'],
    ['Doctrine ORM', '3.3 to 3.x', '3.3–3.x'],
    ['Doctrine Collections', '2.0 to 2.x', '2'],
    ['Doctrine DBAL', '3 to 4.x', '3–4'],
  ])('of %s %s is %s', (name, range, text) => {
    expect(shortRange({name, range})).toBe(text);
  });

  it('rejects a range that it cannot read', () => {
    expect(() => shortRange({name: 'PHP', range: 'any'})).toThrow('The range "any"');
  });
});

describe('includesMajor', () => {
  it.each([
    ['6.4 to 8.x', 8, true],
    ['6.4 to 7.x', 8, false],
    ['8.1 to 9.x', 7, false],
    ['6.0 or newer', 8, true],
  ])('%s holds %d: %s', (range, major, holds) => {
    expect(includesMajor(range, major)).toBe(holds);
  });
});

describe('mainNeeds', () => {
  it('shows API Platform before Doctrine Collections', () => {
    expect(mainNeeds(libraryOf('api-lite')).map(({text}) => text)).toEqual([
      'PHP 8.2+',
      'Symfony 6.4–7',
      'API Platform 3.2.12–4',
    ]);
  });
});

describe('needNames', () => {
  it('has a position for every requirement of every library', () => {
    const needs = allLibraries.flatMap((library) => library.needs.map(({name}) => name));
    expect(needs.length).toBeGreaterThan(16);
    expect(needs.filter((name) => !needNames.some((known) => known === name))).toEqual([]);
  });
});
