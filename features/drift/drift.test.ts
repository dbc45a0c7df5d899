import {describe, expect, it} from 'vitest';

import type {Api, Services} from '../library-facts';
import {changedInSamples, changedInSentences, joinMentions} from './changedOnPages';
import {compareFacts, showChange} from './compareFacts';
import {type Fact, factsOf} from './facts';
import {readExplains} from './readExplains';
import {driftData, showDrift} from './showDrift';
import {namedIn, shortForms} from './writtenForms';

const api: Api = {
  library: 'ferry',
  repository: 'owner/ferry',
  tag: 'v1',
  packages: [{name: 'owner/ferry', type: 'library', require: {php: '^8.2'}, psr4: [], path: '.'}],
  classes: [
    {
      fqcn: 'Owner\\Pilot',
      kind: 'class',
      package: 'owner/ferry',
      final: true,
      methods: [
        {
          name: 'dock',
          visibility: 'public',
          params: [{name: 'gate', type: 'int', default: '1'}],
          return: 'void',
          deprecated: true,
        },
      ],
    },
    {
      fqcn: 'Owner\\Engine',
      kind: 'class',
      package: 'owner/ferry',
      internal: true,
      properties: [{name: 'speed', type: 'int', visibility: 'public'}],
    },
  ],
};
const services: Services = {
  library: 'ferry',
  repository: 'owner/ferry',
  tag: 'v1',
  bundles: [
    {
      class: 'Owner\\FerryBundle',
      alias: 'ferry',
      configuration: {
        name: 'ferry',
        type: 'array',
        children: [
          {
            name: 'gates',
            type: 'prototype',
            prototype: {
              name: '',
              type: 'array',
              children: [{name: 'width', type: 'integer', min: 1, default: 2}],
            },
          },
        ],
      },
    },
  ],
  commands: [
    {
      name: 'ferry:sail',
      class: 'Owner\\SailCommand',
      arguments: [{name: 'port', required: true}],
      options: [{name: 'night', value: 'none'}],
      file: 'src/SailCommand.php',
      line: 1,
    },
  ],
  base_commands: [],
  services: [{id: 'ferry.pilot', class: 'Owner\\Pilot', tags: [{name: 'ferry.crew'}], bundles: []}],
  collected_tags: ['ferry.crew'],
  outside_services: [],
  parameters: {'ferry.port': 'east'},
  twig: {functions: [{name: 'tide', file: 'x', line: 1}], filters: [], tests: [], tags: []},
  routes: [{name: 'ferry_map', path: '/map', methods: ['GET'], controller: null, file: 'x'}],
  stimulus: [],
};
const facts = factsOf(api, services);
const without = (name: string) => facts.filter((fact) => fact.name !== name);
const changed = (name: string, text: string) =>
  facts.map((fact) => (fact.name === name ? {...fact, text} : fact));

describe('the facts of a release', () => {
  it('are everything that can be named, once', () => {
    const shown = facts.map(({kind, name, text}) => `${kind} ${name}: ${text}`);
    expect(shown).toEqual([
      'package owner/ferry: ',
      'requirement owner/ferry needs php: ^8.2',
      'class Owner\\Pilot: class',
      'modifiers and parents of Owner\\Pilot: final',
      'method Owner\\Pilot::dock: public deprecated void',
      'parameter Owner\\Pilot::dock($gate): int = 1',
      'class Owner\\Engine: internal class',
      'modifiers and parents of Owner\\Engine: ',
      'property Owner\\Engine::speed: public int',
      'configuration key ferry: array',
      'configuration key ferry.gates: prototype',
      'configuration key ferry.gates.*.width: integer from 1 = 2',
      'command ferry:sail: ',
      'argument ferry:sail port: required',
      'option ferry:sail --night: none null',
      'service ferry.pilot: Owner\\Pilot',
      'tag ferry.crew: ',
      'container parameter ferry.port: "east"',
      'Twig function tide: ',
      'route ferry_map: /map GET',
    ]);
  });

  it('differ by what is new, removed or changed', () => {
    expect(compareFacts('ferry', facts, facts)).toEqual([]);
    const shown = (after: readonly Fact[]) => compareFacts('ferry', facts, after).map(showChange);
    expect(shown(without('tide'))).toEqual(['Twig function tide was removed']);
    expect(shown(changed('ferry_map', '/'))).toEqual(['route ferry_map was "/map GET", is "/"']);
    const [added] = compareFacts('ferry', without('tide'), facts);
    expect(added && showChange(added)).toBe('Twig function tide is new');
  });
});

describe('a change on a page', () => {
  const page = 'docs/ferry/index.md';
  const inSentence = (value: string, after: readonly Fact[], near = facts) =>
    changedInSentences(
      [{page, line: 7, value}],
      facts,
      () => near,
      compareFacts('ferry', facts, after),
    ).map(({message}) => message);

  it.each([
    ['dock()', 'Owner\\Pilot::dock'],
    ['$pilot->dock(2)', 'Owner\\Pilot::dock'],
    ['Pilot::dock()', 'Owner\\Pilot::dock'],
    ['\\Owner\\Pilot', 'Owner\\Pilot'],
    ['--night', 'ferry:sail --night'],
    ['width', 'ferry.gates.*.width'],
    ['gate', 'Owner\\Pilot::dock($gate)'],
    ['ferry.pilot', 'ferry.pilot'],
  ])('is found behind `%s`', (value, name) => {
    const [message, ...others] = inSentence(value, without(name));
    expect(message).toMatch(/^`.*`: .* was removed$/);
    expect(others).toEqual([]);
  });

  it.each([
    ['speed', 'Owner\\Engine::speed', 'is a member of an internal class'],
    ['\\Pilot', 'Owner\\Pilot', 'is a class of PHP'],
    ['tides', 'tide', 'is another word'],
  ])('is not found behind `%s`: it %s', (value, name) => {
    expect(inSentence(value, without(name))).toEqual([]);
  });

  it('is not found where the name may mean what did not change, or on pages of others', () => {
    const twin = {kind: 'method', name: 'Owner\\Mate::dock', text: ''};
    expect(inSentence('dock()', without('Owner\\Pilot::dock'), [...facts, twin])).toEqual([]);
    expect(inSentence('dock()', without('Owner\\Pilot::dock'), [])).toEqual([]);
  });

  it('is found in samples, and reported once per page', () => {
    const block = {page, line: 3, language: 'php', meta: {}, value: 'a();\n$pilot->dock();'};
    const entry = {kind: 'method', name: 'Owner\\Pilot::dock'};
    const names = new Map([
      [
        block,
        [
          {start: 13, length: 4, entry},
          {start: 0, length: 1, entry},
        ],
      ],
    ]);
    const changes = compareFacts('ferry', facts, changed('Owner\\Pilot::dock', 'public int'));
    const [one, ...others] = joinMentions(changedInSamples(names, changes));
    expect(one).toMatchObject({page, line: 3, kind: 'php'});
    expect(one?.message).toBe(
      'method Owner\\Pilot::dock was "public deprecated void", is "public int" (also in 4)',
    );
    expect(others).toEqual([]);
  });
});

it('names are read without their surroundings', () => {
  expect(['#[Map(false)]', 'a(int $b): ?C', 'A::$b', '$x'].map(namedIn)).toEqual([
    'Map',
    'a',
    'A::b',
    'x',
  ]);
  expect(shortForms({kind: 'route', name: 'ferry_map', text: ''})).toEqual([]);
});

it('what a page explains is read with its line', () => {
  const text = '---\ntitle: A\nexplains:\n  - Owner\\Pilot\n---\n\nText.\n';
  expect(readExplains('a.md', text)).toEqual([{name: 'Owner\\Pilot', line: 4}]);
  expect(readExplains('a.md', 'Text.\n')).toEqual([]);
});

it('the report lists places, and counts what no page names', () => {
  const changes = compareFacts('ferry', facts, without('tide'));
  const problem = {page: 'docs/a.md', line: 2, kind: 'twig', message: 'Unknown'};
  const drift = {problems: [problem], changes, mentioned: new Set(changes), facts: 20};
  expect(showDrift(drift, false)).toBe(
    'docs/a.md:2 twig: Unknown\nCompared 20 facts: 1 differ, pages name 1 of them.\n' +
      '1 place on 1 page needs a review.',
  );
  expect(showDrift({...drift, problems: [problem, problem]}, false)).toContain(
    '2 places on 1 page need a review.',
  );
  expect(showDrift({...drift, mentioned: new Set()}, true)).toContain(
    'ferry: Twig function tide was removed\nferry, not on pages: Twig function: 1 removed, 0 new, 0 changed',
  );
  expect(driftData(drift)).toMatchObject({facts: 20, changes: [{isMentioned: true}]});
});
