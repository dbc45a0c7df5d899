import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {placeClasses} from './placeClasses';
import {referencePages} from './referencePages';
import {relationsOf} from './relations';
import {api, components, libraries} from './testData';
import {nothing, page} from './testPages';

const gates = page('/depot/reference/api/gates');
const rails = page('/depot-rail/reference/api/rails');
const $ = load(gates?.html ?? '');
const text = (id: string) => $(`[id="${id}"]`).text();

describe('a class', () => {
  it('has a heading, its declaration with a link to the source, and the page that explains it', () => {
    expect(gates?.toc.map(({id}) => id)).toEqual(['Depot.Barrier', 'Depot.Gate', 'Depot.Old.Gate']);
    expect(text('Depot.Gate')).toContain('Depot\\Gate');
    const declaration = $('[id="Depot.Gate"] + p');
    expect(declaration.text()).toBe(
      'final class Rekalogika\\Depot\\Gate implements Barrier, Countable since 1.0.0 or earlier',
    );
    expect(declaration.find('a').attr('href')).toBe(
      'https://github.com/rekalogika/depot/blob/v2.0.0/src/Depot/Gate.php#L7',
    );
    expect(declaration.next().text()).toBe('Explained in Open a gate.');
  });

  it('has its public and protected members, the constructor first among the methods', () => {
    const ids = $('li')
      .toArray()
      .map(({attribs}) => attribs.id?.replace('Depot.Gate.', ''));
    expect(ids).toEqual(['Widest', '$width', '__construct', 'open', 'oil', 'rust']);
    expect(text('Depot.Gate.Widest')).toBe('const Widest = 40');
    expect(text('Depot.Gate.$width')).toBe('readonly int $width since 2.0.0');
    expect(text('Depot.Gate.oil')).toBe('protected static oil() deprecated');
  });

  it('has its internal members in a closed list', () => {
    const list = $('[id="Depot.Gate.rust"]').closest('details:not([open])');
    expect(list.children('summary').text()).toBe('Internal, may change without notice: 1 member');
    expect($('li', list)).toHaveLength(1);
  });

  it('has short names in signatures: links to the family, titles for others', () => {
    expect(text('Depot.Gate.open')).toBe(
      'open<T of object>(?Key $key = null, LoggerInterface &$who, list<Key> ...$rest): T throws Stuck',
    );
    const signature = $('[id="Depot.Gate.open"]');
    expect(signature.find('a[href^="/"]').first().attr('href')).toBe(
      '/depot-rail/reference/api/rails#Depot.Rail.Key',
    );
    expect(signature.find('abbr').attr('title')).toBe('Psr\\Log\\LoggerInterface');
    expect(signature.find('a').first().attr('href')).toMatch(/Gate\.php#L20$/);
  });

  it('links each member to the best samples that use it', () => {
    const sample = (title: string) => ({title, route: `/depot/${title}#Gate.open`});
    const [, built] = referencePages({
      apis: [api],
      libraries,
      components,
      ...nothing,
      used: new Map([['Rekalogika\\Depot\\Gate::open', ['one', 'two', 'three'].map(sample)]]),
    });
    const samples = load(built?.html ?? '')('[id="Depot.Gate.open"] > small');
    expect(samples.text()).toBe('Samples: one, two');
    expect(samples.find('a').attr('href')).toBe('/depot/one#Gate.open');
    expect(built?.html).not.toContain('three');
  });

  it('adds the null of native types, and cuts values by the length that they show', () => {
    const limit = {name: 'limit', type: '?int', doc_type: 'positive-int'};
    const strategy = {name: 'strategy', default: `new \\${'Long\\'.repeat(20)}Strategy()`};
    const weights = {name: 'weights', default: `[${'10, '.repeat(30)}]`};
    const [, built] = referencePages({
      apis: [
        {
          ...api,
          classes: [
            {
              fqcn: 'Rekalogika\\Depot\\Crane',
              kind: 'class',
              package: 'rekalogika/depot',
              methods: [{name: 'lift', visibility: 'public', params: [limit, strategy, weights]}],
            },
          ],
        },
      ],
      libraries: libraries.slice(0, 1),
      components,
      ...nothing,
    });
    expect(load(built?.html ?? '')('[id="Depot.Crane.lift"]').text()).toBe(
      'lift(positive-int|null $limit, $strategy = new Strategy(), $weights = …)',
    );
  });

  it('links back to what uses it, and to the pages with samples', () => {
    const uses = (html: string) => {
      const loaded = load(html);
      return loaded('dt')
        .toArray()
        .map((dt) => `${loaded(dt).text()}: ${loaded(dt).next().text()}`);
    };
    expect(uses(gates?.html ?? '')).toEqual([
      'Implemented by: Gate',
      'Service: its full name, an alias of depot.gate',
      'Throws: Stuck',
      'Service: depot.gate, tags depot.opener, kernel.reset; depot.side_gate, in dev',
    ]);
    expect(gates?.html).toContain('<a href="/depot/reference/messages#Stuck">Stuck</a>');
    expect(uses(rails?.html ?? '')).toEqual([
      'Accepted by: Gate::open()',
      'Samples: Open a gate, Keys',
      'Thrown by: Gate::open()',
    ]);
  });

  it('has the type arguments of its parents, and says that it cannot be created or has PHPDoc rules', () => {
    const [, closed] = referencePages({
      apis: [
        {
          ...api,
          classes: [
            {
              fqcn: 'Rekalogika\\Depot\\Shunt',
              kind: 'class',
              package: 'rekalogika/depot',
              templates: [{name: 'T', variance: 'covariant'}],
              extends: ['ArrayObject'],
              implements: ['Rekalogika\\Depot\\Track', 'Countable'],
              generic_parents: [
                '\\ArrayObject<int, T>',
                '\\Rekalogika\\Depot\\Track<\\Rekalogika\\Depot\\Track>',
              ],
              tags: ['@mixin \\Rekalogika\\Depot\\Track'],
              trait_rules: ['\\Rekalogika\\Depot\\Track::stop insteadof \\Acme\\Rail'],
              methods: [{name: '__construct', visibility: 'private', params: []}],
            },
            {fqcn: 'Rekalogika\\Depot\\Track', kind: 'interface', package: 'rekalogika/depot'},
          ],
        },
      ],
      libraries: libraries.slice(0, 1),
      components,
      ...nothing,
    });
    const shunt = load(closed?.html ?? '')('[id="Depot.Shunt"]');
    expect(shunt.next().text()).toBe(
      'class Rekalogika\\Depot\\Shunt<covariant T> extends ArrayObject<int, T> implements Track<Track>, Countable',
    );
    expect(shunt.next().next().text()).toBe(
      'The constructor is private. PHPDoc: @mixin Track. ' +
        'Methods of several traits: Track::stop insteadof Rail.',
    );
  });

  it('distinguishes a global parent with the same short name', () => {
    const classes = [
      {
        fqcn: 'Rekalogika\\Depot\\LogicException',
        kind: 'class' as const,
        package: 'rekalogika/depot',
        extends: ['LogicException'],
        implements: ['Countable'],
      },
    ];
    const [, page] = referencePages({
      apis: [{...api, classes}],
      libraries: libraries.slice(0, 1),
      components,
      ...nothing,
    });
    expect(load(page?.html ?? '')('[id="Depot.LogicException"] + p').text()).toBe(
      'class Rekalogika\\Depot\\LogicException extends \\LogicException implements Countable',
    );
  });

  it('distinguishes users with the same short name by their namespaces', () => {
    const lock = (namespace: string) => ({
      fqcn: `Rekalogika\\Depot\\${namespace}\\Lock`,
      kind: 'class' as const,
      package: 'rekalogika/depot',
      implements: ['Rekalogika\\Depot\\Barrier'],
    });
    const barrier = {
      fqcn: 'Rekalogika\\Depot\\Barrier',
      kind: 'interface' as const,
      package: 'rekalogika/depot',
    };
    const classes = [barrier, lock('Old'), lock('New')];
    const [, page] = referencePages({
      apis: [{...api, classes}],
      libraries: libraries.slice(0, 1),
      components,
      ...nothing,
    });
    expect(load(page?.html ?? '')('dd').text()).toBe('Old\\Lock, New\\Lock');
  });

  it('shows many cases as one paragraph, and cuts long lists', () => {
    const many = {
      ...api,
      classes: [
        {
          ...api.classes[3],
          fqcn: 'Rekalogika\\Depot\\Day',
          kind: 'enum' as const,
          package: 'rekalogika/depot',
          cases: Array.from({length: 30}, (_, day) => ({
            name: `D${String(day)}`,
            line: 8 + day,
          })),
        },
        ...Array.from({length: 14}, (_, number) => ({
          fqcn: `Rekalogika\\Depot\\Year${String(number)}`,
          kind: 'class' as const,
          package: 'rekalogika/depot',
          implements: ['Rekalogika\\Depot\\Day'],
        })),
      ],
    };
    const [, days] = referencePages({
      apis: [many],
      libraries: libraries.slice(0, 1),
      components,
      ...nothing,
    });
    const cases = load(days?.html ?? '')('[id^="Depot.Day.D"]');
    expect(cases).toHaveLength(30);
    expect(cases.first().parent().parent().text()).toContain('30 cases: D0, D1, ');
    expect(cases.eq(2).attr('href')).toMatch(/Key\.php#L10$/);
    expect(days?.html).toContain(' and 2 more</dd>');
  });
});

describe('relationsOf', () => {
  it('lists each member once, and no use of a class by itself', () => {
    const relations = relationsOf(placeClasses([api], libraries, components));
    expect([...relations.keys()].sort()).toEqual([
      'Rekalogika\\Depot\\Barrier',
      'Rekalogika\\Depot\\Rail\\Key',
      'Rekalogika\\Depot\\Rail\\Stuck',
    ]);
    expect(relations.get('Rekalogika\\Depot\\Rail\\Key')?.['Accepted by']).toHaveLength(1);
  });
});
