import {describe, expect, it} from 'vitest';

import {goneNames} from './goneNames';
import {readNames} from './readNames';
import {sectionChanges} from './sectionChanges';
import {api, components, history, libraries} from './testData';

const changesOf = (sections = libraries) =>
  sectionChanges({apis: [api], histories: [history], requirements: []}, sections, components);
const present = {
  replacements: {},
  isPresent: (name: string) => name === 'Rekalogika\\Depot\\Rail\\Key',
  internalOf: (repository: string) =>
    repository === 'rekalogika/depot'
      ? ['Rekalogika\\Depot\\Rail\\Grease', 'Rekalogika\\Depot\\Inner\\Siding']
      : [],
};
const gone = goneNames(changesOf(), present);
const find = (name: string) => gone.find((one) => one.name === `Rekalogika\\${name}`);

describe('goneNames', () => {
  it('has the section and the release of each name, and where it went', () => {
    expect(gone.map(({name, section, version}) => [name, section, version])).toEqual([
      ['Rekalogika\\Depot\\Key', 'depot', '2.0.0'],
      ['Rekalogika\\Depot\\Rail\\Grease', 'depot-rail', '1.1.0'],
      ['Rekalogika\\Depot\\Siding', 'depot', '1.1.0'],
    ]);
    expect(find('Depot\\Siding')).toMatchObject({
      page: 1,
      isInternal: false,
      isNameInternal: true,
      replacement: undefined,
    });
    expect(find('Depot\\Rail\\Grease')).toMatchObject({isInternal: true, isStillThere: true});
  });

  it('finds a move within a section', () => {
    const moved = goneNames(changesOf(libraries.slice(0, 1)), present);
    expect(moved[0]).toMatchObject({
      name: 'Rekalogika\\Depot\\Key',
      isMoved: true,
      replacement: 'Rekalogika\\Depot\\Rail\\Key',
    });
  });

  it('takes replacements from the reviewed list, which must be about names that are gone', () => {
    const replacement = 'Rekalogika\\Depot\\Gate';
    const replacements = {'Rekalogika\\Depot\\Siding': replacement};
    const [, , siding] = goneNames(changesOf(), {...present, replacements});
    expect(siding).toMatchObject({isMoved: false, replacement});
    expect(() =>
      goneNames(changesOf(), {...present, replacements: {'Rekalogika\\Depot\\Gate': replacement}}),
    ).toThrow('not gone, or moved: Rekalogika\\Depot\\Gate');
  });

  it('leaves out what another repository has today, and has a name once', () => {
    const other = {...history, repository: 'rekalogika/yard'};
    const yard = {section: 'yard', repository: 'rekalogika/yard'};
    const changes = sectionChanges(
      {apis: [], histories: [history, other], requirements: []},
      [...libraries, yard],
      components,
    );
    const all = goneNames(changes, {
      ...present,
      isPresent: (name) => name.endsWith('\\Siding'),
    });
    expect(all.map(({name}) => name)).toEqual([
      'Rekalogika\\Depot\\Key',
      'Rekalogika\\Depot\\Rail\\Grease',
    ]);
  });
});

describe('the names of the libraries', () => {
  const names = readNames('.');
  const known = new Set([...names.classes, ...names.gone].map(({name}) => name));

  it('are those of today and those that are gone, none in both lists', () => {
    expect(names.classes.length).toBeGreaterThan(1000);
    expect(names.gone.length).toBeGreaterThan(600);
    expect(known.size).toBe(names.classes.length + names.gone.length);
    expect(api.classes.every(({fqcn}) => !known.has(fqcn))).toBe(true);
  });

  it('have replacements that are names, too', () => {
    const replaced = names.gone.flatMap(({replacement}) => replacement ?? []);
    expect(replaced.length).toBeGreaterThan(250);
    expect(replaced.filter((name) => !known.has(name))).toEqual([]);
  });

  it('have the members of a class as in their anchors', () => {
    const map = names.classes.find(({name}) => name === 'Rekalogika\\Mapper\\Attribute\\Map');
    expect(map).toMatchObject({
      kind: 'attribute',
      section: 'mapper',
      title: 'Attributes (API)',
      address: '/mapper/reference/api/attributes#Mapper.Attribute.Map',
    });
    expect(map?.members).toContain('$property');
    expect(map?.members).not.toContain('__construct');
  });
});
