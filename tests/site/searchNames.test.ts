import {expect, test} from 'vitest';

import {answerQuery} from '../../features/search/engine/answerQuery';
import {boxHits} from '../../features/search/engine/boxHits';
import {plainText} from '../../features/search/engine/mark';
import {namesInQuery} from '../../features/search/engine/nameHits';
import {searchOfBuild} from './searchOfBuild';
import {type BuiltPage, readPages} from './site';

const timeout = 60_000;
const data = searchOfBuild();
const {names, explaining} = data.index;
const pages = new Map(readPages().map((page) => [page.route, page]));

function search(query: string) {
  return boxHits(answerQuery(data, query).pages, data.options.maxHits).map(({page, hit}) => ({
    url: hit.url,
    route: page.route,
    row: [page.library, plainText(page.title), plainText(hit.heading ?? [])].join(' › '),
    snippet: plainText(hit.snippet),
  }));
}

function hasAddress(address: string): boolean {
  const [route = '', id] = address.split('#');
  return id === undefined ? pages.has(route) : idsOf(pages.get(route)).has(id);
}

const known = new Map<BuiltPage, Set<string>>();

function idsOf(page: BuiltPage | undefined): Set<string> {
  const found = page === undefined ? undefined : known.get(page);
  const ids =
    found ??
    new Set(
      page
        ?.$('[id]')
        .toArray()
        .map(({attribs}) => attribs.id ?? ''),
    );
  if (page !== undefined) {
    known.set(page, ids);
  }
  return ids;
}

test('all names of classes and members have an address that exists', {timeout}, () => {
  const addresses = names.classes.flatMap(({address, members}) => [
    address,
    ...members.map((member) => `${address}.${member}`),
  ]);
  console.log(`${String(names.classes.length)} classes, ${String(addresses.length)} addresses`);
  expect(names.classes.length).toBeGreaterThan(1000);
  expect(addresses.filter((address) => !hasAddress(address))).toEqual([]);
});

// All would take a minute.
const isSampled = (_: unknown, place: number) => place % 4 === 0;

test(
  'each class leads first to the page that explains it, else to the reference',
  {timeout},
  () => {
    const wrong = names.classes.filter(isSampled).filter(({name, address}) => {
      const [first, second] = search(name);
      const explains = explaining.get(name);
      const named = namesInQuery(name, '', data.index);
      const expected = named?.isFirst === true ? first : second;
      return expected?.url !== address || (explains !== undefined && first?.route !== explains);
    });
    expect(explaining.size).toBeGreaterThan(200);
    expect(wrong.map(({name}) => name)).toEqual([]);
  },
);

test('each name that is gone leads to a place that exists and says so', {timeout}, () => {
  const wrong = names.gone.filter(isSampled).flatMap((one) => {
    const rows = search(one.name);
    const row = rows.slice(0, 2).find(({snippet}) => snippet.startsWith(`${one.name} `));
    const {url = '', snippet = 'no row'} = row ?? {};
    return hasAddress(url) && snippet.includes(one.version)
      ? []
      : [`${one.name}: ${url} ${snippet}`];
  });
  console.log(`${String(names.gone.length)} names that are gone`);
  expect(names.gone.length).toBeGreaterThan(600);
  expect(wrong).toEqual([]);
});

test('each member that is gone leads to a place that exists and says so', {timeout}, () => {
  const wrong = names.goneMembers.filter(isSampled).flatMap(({owner, member, version}) => {
    const name = `${owner}::${member}`;
    const [first] = search(name);
    const isRight =
      first !== undefined &&
      hasAddress(first.url) &&
      first.snippet === `${name} was removed in ${version}.`;
    return isRight ? [] : [`${name}: ${first?.url ?? 'no row'} ${first?.snippet ?? ''}`];
  });
  console.log(`${String(names.goneMembers.length)} members that are gone`);
  expect(names.goneMembers.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test.each([
  ['MapperOptions', '/mapper/context', '/mapper/reference/api/mapper#Mapper.Context.MapperOptions'],
  [
    '#[Eager]',
    '/mapper/object/lazy-loading',
    '/mapper/reference/api/attributes#Mapper.Attribute.Eager',
  ],
  [
    'DimensionGroupAware',
    '/analytics/dimension-hierarchy/structure',
    '/analytics/reference/api/contracts#Analytics.Contracts.DimensionGroup.DimensionGroupAware',
  ],
])('%s leads to %s, then to %s', (query, page, reference) => {
  const [first, second] = search(query);
  expect([first?.route, second?.url]).toEqual([page, reference]);
});

test('a class that no page explains leads to the reference', () => {
  expect(search('MappingPaginatorDecorator')[0]).toMatchObject({
    url: '/api-lite/reference/api/api-lite#ApiLite.Paginator.MappingPaginatorDecorator',
    row: 'api-lite › All classes (API) › MappingPaginatorDecorator',
  });
});

test('a removed class leads to the upgrade page, with what replaced it', () => {
  const [first, second] = search('MapFromObjectInterface');
  expect(first).toMatchObject({
    url: '/mapper/upgrade',
    row: 'mapper › Upgrade › MapFromObjectInterface',
    snippet:
      'Rekalogika\\Mapper\\MethodMapper\\MapFromObjectInterface was removed in 2.0.0. ' +
      'Instead: Rekalogika\\Mapper\\Attribute\\AsObjectMapper.',
  });
  expect(second?.url).toBe('/mapper/reference/api/attributes#Mapper.Attribute.AsObjectMapper');
});

test('a removed class that the upgrade page does not have leads to the list of changes, too', () => {
  expect(search('TotalPagesTrait').map(({url}) => url)).toContain(
    '/rekapager/reference/changes#v0-12-0',
  );
});

test('a class that moved leads to where it is now', () => {
  const rows = search('Rekalogika\\Rekapager\\Symfony\\PagerFactory');
  expect(rows[0]?.snippet).toContain('moved to Rekalogika\\Rekapager\\Bundle\\PagerFactory');
});

test('a removed member leads to the list of changes, then to its class', () => {
  const rows = search('KeysetPageable::getPages');
  expect(rows.map(({snippet}) => snippet).join()).not.toContain('was removed');
  const urls = search('CubeCell::getTuple').map(({url}) => url);
  expect(urls).toContain('/pivot-table/reference/changes#v0-33-0');
  expect(urls).toContain(
    '/pivot-table/reference/api/pivot-table#PivotTable.Contracts.Cube.CubeCell',
  );
});
