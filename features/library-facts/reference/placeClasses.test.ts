import {describe, expect, it} from 'vitest';

import {groupBy} from '../../../shared/lists/groupBy';
import {allLibraries} from '../read/packages';
import {addressOf} from './addressOf';
import {componentsOf} from './components';
import {placeAll, placeClasses, publicOf} from './placeClasses';
import {readPlaced} from './readReference';
import {api, components, libraries} from './testData';

const placed = placeClasses([api], libraries, components);

describe('placeClasses', () => {
  it('puts each public class on the page of its longest namespace', () => {
    expect([...placed].map(([name, {address}]) => [name, address])).toEqual([
      ['Rekalogika\\Depot\\Gate', '/depot/reference/api/gates#Depot.Gate'],
      ['Rekalogika\\Depot\\Barrier', '/depot/reference/api/gates#Depot.Barrier'],
      ['Rekalogika\\Depot\\Old\\Gate', '/depot/reference/api/gates#Depot.Old.Gate'],
      ['Rekalogika\\Depot\\Rail\\Key', '/depot-rail/reference/api/rails#Depot.Rail.Key'],
      ['Rekalogika\\Depot\\Rail\\Stuck', '/depot-rail/reference/api/rails#Depot.Rail.Stuck'],
    ]);
  });

  it('gives a class an id that depends on its name alone, and a title that tells it apart', () => {
    const ids = [...placed.values()].map(({anchor}) => anchor);
    const alone = api.classes.flatMap((declared) => [
      ...placeClasses([{...api, classes: [declared]}], libraries, components).values(),
    ]);
    expect(alone.map(({anchor}) => anchor)).toEqual(ids);
    expect(alone.map(({title}) => title)).toEqual(['Gate', 'Barrier', 'Gate', 'Key', 'Stuck']);
    expect([...placed.values()].map(({title}) => title)).toEqual([
      'Depot\\Gate',
      'Barrier',
      'Old\\Gate',
      'Key',
      'Stuck',
    ]);
  });

  it('has internal classes on the same pages, whose titles do not change those of public ones', () => {
    const gate = {...api.classes[0], fqcn: 'Rekalogika\\Depot\\Rail\\Inner\\Key', internal: true};
    const classes = api.classes.flatMap((one, at) => (at === 0 ? [one, {...one, ...gate}] : [one]));
    const all = placeAll([{...api, classes}], libraries, components);
    const addresses = [...all].map(([, {address}]) => address);
    expect(addresses.filter((address) => address.includes('/rails#'))).toEqual([
      '/depot-rail/reference/api/rails#Depot.Rail.Inner.Key',
      '/depot-rail/reference/api/rails#Depot.Rail.Key',
      '/depot-rail/reference/api/rails#Depot.Rail.Stuck',
      '/depot-rail/reference/api/rails#Depot.Rail.Grease',
      '/depot-rail/reference/api/rails#Depot.Rail.Inner.Bolt',
    ]);
    expect([...publicOf(all).values()].map(({title}) => title)).toEqual(
      [...placed.values()].map(({title}) => title),
    );
  });

  it('rejects a class without a page', () => {
    const {depot: _, ...others} = components;
    expect(() => placeClasses([api], libraries, others)).toThrow(
      'Rekalogika\\Depot\\Gate has no page: add its namespace to a component',
    );
  });

  it('leaves out a repository whose sections have no components', () => {
    expect(placeClasses([api], libraries, {}).size).toBe(0);
  });
});

describe('addressOf', () => {
  const gate = '/depot/reference/api/gates#Depot.Gate';
  it.each([
    ['Rekalogika\\Depot\\Gate', gate],
    ['Rekalogika\\Depot\\Gate::open', `${gate}.open`],
    ['Rekalogika\\Depot\\Gate::open($key)', `${gate}.open`],
    ['Rekalogika\\Depot\\Gate::$width', `${gate}.$width`],
    ['Rekalogika\\Depot\\Gate::Widest', `${gate}.Widest`],
    ['Rekalogika\\Depot\\Gate::rust', `${gate}.rust`],
    ['Rekalogika\\Depot\\Gate::$hidden', gate],
    ['Rekalogika\\Depot\\Rail\\Key::North', '/depot-rail/reference/api/rails#Depot.Rail.Key.North'],
    ['Rekalogika\\Depot\\Rail\\Grease', undefined],
    ['Psr\\Log\\LoggerInterface', undefined],
  ])('of %s is %s', (name, address) => {
    expect(addressOf(placed, name)).toBe(address);
  });

  it('of an internal class and its members is its row', () => {
    const all = placeAll([api], libraries, components);
    const row = '/depot-rail/reference/api/rails#Depot.Rail.Grease';
    expect(addressOf(all, 'Rekalogika\\Depot\\Rail\\Grease')).toBe(row);
    expect(addressOf(all, 'Rekalogika\\Depot\\Rail\\Grease::open')).toBe(row);
  });
});

describe('the components of the site', () => {
  const all = readPlaced('.');
  const real = publicOf(all);

  it('belong to documented sections, and each has classes', () => {
    const sections = allLibraries.map(({section}) => section);
    expect(Object.keys(componentsOf).filter((name) => !sections.includes(name))).toEqual([]);
    const pages = groupBy(
      [...real.values()],
      ({section, component}) => `${section}/${component.slug}`,
    );
    const listed = Object.entries(componentsOf).flatMap(([section, list = []]) =>
      list.map(({slug}) => `${section}/${slug}`),
    );
    expect(listed.length).toBeGreaterThan(40);
    expect(listed.filter((page) => !pages.has(page))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('have a namespace for at least one class each', () => {
    const names = [...real.keys()];
    const empty = Object.values(componentsOf)
      .flatMap((list = []) => list.flatMap(({namespaces}) => namespaces))
      .filter((namespace) => !names.some((name) => name.startsWith(`Rekalogika\\${namespace}\\`)));
    expect(empty).toEqual([]);
  });

  it('give no two classes the same id, internal ones included', () => {
    const ids = [...all.values()].map(({anchor}) => anchor);
    expect(ids.length).toBeGreaterThan(1300);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
