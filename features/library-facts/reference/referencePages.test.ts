import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {changesOf} from './changes';
import {moduleName, moduleText} from './docsModule';
import {referencePages} from './referencePages';
import {sinceOf} from './sinceOf';
import {api, components, history, libraries} from './testData';
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
      ['Bolt', 'class Rekalogika\\Depot\\Rail\\Inner\\Bolt'],
      ['Grease', 'class Rekalogika\\Depot\\Rail\\Grease'],
    ]);
    expect(details.find('a').attr('href')).toContain(
      '/blob/v2.0.0/src/Depot/Rail/Inner/Bolt.php#L7',
    );
    expect(gates?.toc.map(({id}) => id)).not.toContain('internal');
    expect(gates?.html).not.toContain('<details>');
  });

  it('links types to internal classes', () => {
    const classes = api.classes.map((one) =>
      one.fqcn.endsWith('Stuck') ? {...one, extends: ['Rekalogika\\Depot\\Rail\\Grease']} : one,
    );
    const shown = referencePages({apis: [{...api, classes}], libraries, components, ...nothing});
    const html = shown.find(({route}) => route === rails?.route)?.html;
    expect(html).toContain('extends <a href="#Grease">Grease</a>');
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
    expect(module).toContain('export const toc = [{"id":"Barrier","value":"Barrier","level":2}');
    expect(module).toContain('"previous":{"title":"API reference of depot","permalink":');
    expect(module).toContain('"parents":[{"label":"depot","href":"/depot"}');
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

  it('has what each release removed, moved, added and changed, the newest first', () => {
    expect(page('/depot/reference/changes')?.toc.map(({id}) => id)).toEqual(['v2-0-0', 'v1-1-0']);
    expect(rows('v2-0-0')).toEqual([
      'Removed: Depot\\Key',
      'Removed members: Gate::lock()',
      'Added members: Gate::$width',
      'Changed: Gate::open(): open(): void → open(?Key $key = null): T',
    ]);
    expect(rows('v1-1-0')).toEqual(['Removed: Depot\\Siding']);
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

  it('keeps to the newest releases of a long history, and says so', () => {
    const releases = Array.from(
      {length: 30},
      (_, at) => [`1.${String(at)}.0`, '2025-01-01'] as const,
    );
    const classes = Object.fromEntries(
      Array.from({length: 580}, (_, at) => [
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
    }).find(({route}) => route === '/depot/reference/changes');
    expect(long?.toc.length).toBeLessThan(29);
    expect(long?.html).toMatch(
      /\d+ older releases with changes, from 1\.1\.0 to 1\.\d+\.0, are left out/,
    );
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
      'Gate "{}" is open. See Open a gate, level info',
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
