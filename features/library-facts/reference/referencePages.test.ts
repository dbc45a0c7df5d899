import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {changesOf} from './changes';
import {moduleName, moduleText} from './docsModule';
import {referencePages} from './referencePages';
import {sinceOf} from './sinceOf';
import {api, components, history, libraries, requirements} from './testData';
import {nothing, page, pages} from './testPages';

const overview = page('/depot/reference/api');
const gates = page('/depot/reference/api/gates');
const rails = page('/depot-rail/reference/api/rails');

describe('the reference of a section', () => {
  it('has a list of all classes and a page for each component, chained within the section', () => {
    expect(pages.map(({route, previous, next}) => [previous?.route, route, next?.route])).toEqual([
      [undefined, '/depot/reference/api', '/depot/reference/api/gates'],
      ['/depot/reference/api', '/depot/reference/api/gates', '/depot/reference/changes'],
      ['/depot/reference/api/gates', '/depot/reference/changes', '/depot/reference/messages'],
      ['/depot/reference/changes', '/depot/reference/messages', undefined],
      [undefined, '/depot-rail/reference/api', '/depot-rail/reference/api/rails'],
      [
        '/depot-rail/reference/api',
        '/depot-rail/reference/api/rails',
        '/depot-rail/reference/changes',
      ],
      ['/depot-rail/reference/api/rails', '/depot-rail/reference/changes', undefined],
    ]);
    expect(overview?.html).toContain('href="/depot/reference/api/gates#Depot.Old.Gate"');
    expect(overview?.html).toContain('The 3 public classes of depot 2.0.0');
    expect(rails?.html).toContain('2 public classes of depot-rail 2.0.0');
  });

  it('has the internal classes of a page at its end, closed, with their source', () => {
    const $ = load(rails?.html ?? '');
    expect(rails?.toc.at(-1)).toEqual({id: 'internal', value: 'Internal classes'});
    const details = $('[id="internal"] + details');
    expect(details.is(':last-child')).toBe(true);
    expect(details.attr('open')).toBeUndefined();
    expect(details.children('summary').text()).toBe(
      'Internal, may change without notice: 2 classes',
    );
    const rows = details.find('li').toArray();
    expect(rows.map((row) => [row.attribs.id, $(row).text()])).toEqual([
      ['Depot.Rail.Inner.Bolt', 'class Rekalogika\\Depot\\Rail\\Inner\\Bolt'],
      ['Depot.Rail.Grease', 'class Rekalogika\\Depot\\Rail\\Grease'],
    ]);
    expect(details.find('a').attr('href')).toContain(
      '/blob/v2.0.0/src/Depot/Rail/Inner/Bolt.php#L7',
    );
    expect(gates?.toc.map(({id}) => id)).not.toContain('internal');
    expect(gates?.html).not.toContain('Internal classes');
  });

  it('links types to internal classes', () => {
    const classes = api.classes.map((one) =>
      one.fqcn.endsWith('Stuck') ? {...one, extends: ['Rekalogika\\Depot\\Rail\\Grease']} : one,
    );
    const shown = referencePages({apis: [{...api, classes}], libraries, components, ...nothing});
    const html = shown.find(({route}) => route === rails?.route)?.html;
    expect(html).toContain('extends <a href="#Depot.Rail.Grease">Grease</a>');
  });

  it('is empty without components', () => {
    const none = {apis: [api], libraries, components: {}, ...nothing};
    expect(referencePages(none)).toEqual([]);
  });
});

describe('the module of a page', () => {
  it('exports what the theme reads from a compiled page', () => {
    expect(gates && moduleName(gates)).toBe('reference/depot-reference-api-gates.js');
    const module = gates && moduleText(gates);
    expect(module).toContain('"permalink":"/depot/reference/api/gates"');
    expect(module).toContain(
      'export const toc = [{"id":"Depot.Barrier","value":"Barrier","level":2}',
    );
    expect(module).toContain('"previous":{"title":"API reference of depot","permalink":');
  });
});

describe('sinceOf', () => {
  it('has the release of a class, and that of younger members', () => {
    const since = sinceOf([history]);
    expect(since.ofClass('Rekalogika\\Depot\\Rail\\Key')).toBe('2.0.0');
    expect(since.ofMember('Rekalogika\\Depot\\Gate', 'open()')).toBeUndefined();
    expect(since.ofMember('Rekalogika\\Depot\\Gate', 'constructor')).toBeUndefined();
    expect(since.ofClass('Elsewhere')).toBeUndefined();
  });

  it('names the releases without a class or member, but not those with an internal one', () => {
    const releases = Array.from({length: 8}, (_, at) => [`1.${String(at)}.0`, '2025'] as const);
    const away = [
      {from: 1, until: 2},
      {from: 3, until: 5},
      {from: 6, until: 7, internal: true as const},
    ];
    const since = sinceOf([
      {...history, releases, classes: {A: {since: 0, away, members: {'b()': {since: 0, away}}}}},
    ]);
    const text = '1.0.0 or earlier, not in 1.1.0, 1.3.0 to 1.4.0';
    expect(since.ofClass('A')).toBe(text);
    expect(since.ofMember('A', 'b()')).toBe(text);
  });

  it('rejects a history without the release that it names', () => {
    const since = sinceOf([{...history, releases: []}]);
    expect(() => since.ofClass('Rekalogika\\Depot\\Gate')).toThrow('has no release 0');
  });
});

describe('the list of changes', () => {
  const changes = load(page('/depot/reference/changes')?.html ?? '');
  const rows = (id: string) =>
    changes(`[id="${id}"]`)
      .nextUntil('h2')
      .find('dt')
      .toArray()
      .map((dt) => `${changes(dt).text()}: ${changes(dt).nextUntil('dt').text()}`);

  const links = (id: string) =>
    changes(`[id="${id}"]`)
      .nextUntil('h2')
      .find('dd a')
      .toArray()
      .map(({attribs}) => attribs.href);

  it('has what each release required, removed, moved, added and changed, the newest first', () => {
    expect(page('/depot/reference/changes')?.toc.map(({id}) => id)).toEqual(['v2-0-0', 'v1-1-0']);
    expect(rows('v2-0-0')).toEqual([
      'Requirements: php: ^8.1 → ^8.2' +
        'symfony/cache, symfony/lock: ^6 → ^6 || ^7 (depot)' +
        'acme/oil: no longer required (depot)' +
        'acme/wax: ^1, new (depot)',
      'New packages: rekalogika/crane',
      'Discontinued packages: rekalogika/gravel',
      'Removed: Depot\\Key',
      'Removed members: Gate::lock()',
      'Added members: Gate::$width',
      'Changed: Gate::open(): open(): void → open(?Key $key = null): T',
    ]);
    expect(rows('v1-1-0')).toEqual(['Removed: Depot\\Siding → Gate']);
    expect(links('v1-1-0')).toEqual(['/depot/reference/api/gates#Depot.Gate']);
    expect(links('v2-0-0').slice(0, 1)).toEqual(['/depot/reference/api/gates#Depot.Gate']);
    expect(changes('a[href="/depot/reference/api/gates#Depot.Gate.open"]')).toHaveLength(1);
    expect(changes('a[href="/depot/upgrade"]')).toHaveLength(1);
    expect(changes('p').first().text()).toContain('inherits only from another package');
  });

  it('has the classes of its section only, and those that became internal', () => {
    const rail = page('/depot-rail/reference/changes')?.html ?? '';
    expect(rail).toContain('<dt>Now internal</dt><dd><code>Depot\\Rail\\Grease</code></dd>');
    expect(rail).toContain('<dt>Added</dt>');
    expect(rail).not.toContain('Siding');
  });

  it('has names that leave and come back, and native declarations', () => {
    const classes = {
      'Rekalogika\\Gate': {
        since: 0,
        away: [{from: 1, until: 2, internal: true as const}],
        members: {
          'open()': {
            since: 0,
            signatures: [
              [0, 'open(T $key)'],
              [2, 'open(mixed $key)', 'open($key)'],
            ] as const,
          },
          'lock()': {since: 2},
        },
      },
      'Rekalogika\\Key': {since: 0, members: {'turn()': {since: 0, away: [{from: 1, until: 2}]}}},
    };
    expect(changesOf({...history, classes})).toMatchObject([
      {
        added: ['Rekalogika\\Gate'],
        addedMembers: ['Rekalogika\\Key::turn()'],
        changed: [
          {name: 'Rekalogika\\Gate::open()', before: 'open($key)', after: 'open(mixed $key)'},
        ],
      },
      {internal: ['Rekalogika\\Gate'], removed: [], removedMembers: ['Rekalogika\\Key::turn()']},
    ]);
  });

  it('says that the source of the documented release is not stored', () => {
    const shown = referencePages({
      ...nothing,
      apis: [api],
      libraries,
      components,
      histories: [{...history, provenance: 'A page.'}],
    }).find(({route}) => route === '/depot/reference/changes');
    expect(shown?.html).toContain('the sources of 2 stable releases');
    expect(shown?.html).toContain('The source of 2.0.0 itself is not stored');
  });

  it('recognizes a class that moved, if its name is unique', () => {
    const move = {
      ...history,
      classes: {
        'Rekalogika\\Depot\\Key': {since: 0, gone: 2},
        'Rekalogika\\Depot\\Lock': {since: 0, gone: 2},
        'Rekalogika\\Depot\\Old\\Lock': {since: 0, gone: 2},
        'Rekalogika\\Depot\\Rail\\Key': {since: 2},
        'Rekalogika\\Depot\\Rail\\Lock': {since: 2},
      },
    };
    expect(changesOf(move)).toMatchObject([
      {
        version: '2.0.0',
        moved: [['Rekalogika\\Depot\\Key', 'Rekalogika\\Depot\\Rail\\Key']],
        removed: ['Rekalogika\\Depot\\Lock', 'Rekalogika\\Depot\\Old\\Lock'],
        added: ['Rekalogika\\Depot\\Rail\\Lock'],
      },
    ]);
  });

  it('has releases that changed only requirements, those of the packages of its section', () => {
    const own = load(page('/depot-rail/reference/changes')?.html ?? '');
    const [row] = own('[id="v1-1-0"]').nextUntil('h2').find('dt').toArray();
    expect(own(row).next().text()).toBe('php: ^8.1 → ^8.2');
    const shown = referencePages({
      ...nothing,
      apis: [api],
      libraries,
      components,
      histories: [{...history, classes: {}}],
      requirements: [requirements],
    });
    expect(shown.find(({route}) => route === '/depot/reference/changes')?.toc).toHaveLength(1);
  });

  it('divides a long history into pages that link to each other', () => {
    const releases = Array.from(
      {length: 30},
      (_, at) => [`1.${String(at)}.0`, '2025-01-01'] as const,
    );
    const classes = Object.fromEntries(
      Array.from({length: 3045}, (_, at) => [
        `Rekalogika\\Depot\\Class${String(at)}`,
        {since: 1 + (at % 29)},
      ]),
    );
    const long = referencePages({
      ...nothing,
      apis: [api],
      libraries,
      components,
      histories: [{...history, tag: '1.29.0', releases, classes}],
    }).filter(({route}) => route.startsWith('/depot/reference/changes'));
    expect(long.map(({route, title, toc}) => [route, title, toc.length])).toEqual([
      ['/depot/reference/changes', 'Changes in depot', 11],
      ['/depot/reference/changes-2', 'Changes in depot 1.8.0 to 1.18.0', 11],
      ['/depot/reference/changes-3', 'Changes in depot 1.1.0 to 1.7.0', 7],
    ]);
    expect(
      load(long[1]?.html ?? '')('p')
        .first()
        .text(),
    ).toMatch(
      /members that 1\.8\.0 to 1\.18\.0 .* Other releases: 1\.19\.0 to 1\.29\.0, 1\.1\.0 to 1\.7\.0\./,
    );
    expect(long[1]?.html).toContain('<a href="/depot/reference/changes-3">');
  });
});

describe('the list of messages', () => {
  const html = page('/depot/reference/messages')?.html ?? '';

  it('has each message with its exception and the method that writes it', () => {
    const list = load(html);
    expect(page('/depot/reference/messages')?.toc.map(({id}) => id)).toEqual(['Log', 'Stuck']);
    const items = list('li')
      .toArray()
      .map((li) => list(li).text());
    expect(items).toEqual([
      'Gate "{}" is open. Gate::oil(), level info. See Open a gate',
      'Gate "{}" is <stuck>. Gate::open(), Grease::slide()',
    ]);
    expect(list('[id="Stuck"] + p').text()).toBe(
      'Rekalogika\\Depot\\Rail\\Stuck. Explained in Open a gate. ',
    );
    expect(html).toContain('href="/depot/reference/api/gates#Depot.Gate.open"');
    expect(html).toContain('<a href="/depot/open#oil">Open a gate</a>');
    expect(html).toContain('/blob/v2.0.0/src/Depot/Grease.php#L3"');
  });

  it('is not made for a section without messages', () => {
    expect(page('/depot-rail/reference/messages')).toBeUndefined();
  });
});
