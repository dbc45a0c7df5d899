import {describe, expect, test} from 'vitest';

import {checkYaml} from './checkYaml';
import {names} from './testData';

function check(value: string, language = 'yaml'): string[] {
  const block = {page: 'docs/depot/index.md', line: 10, language, meta: {}, value};
  return checkYaml([block], names).map(({line, message}) => `${line} ${message}`);
}

describe('configuration of a bundle', () => {
  test.each([
    "rekalogika_depot:\n    url: '%env(URL)%'\n    is-open: true\n    gates: 3\n    load: 0.5",
    'rekalogika_depot: {url: a, mode: rail, extra: {a: [1]}, halls: {north: {size: 2}}}',
    "when@test:\n    rekalogika_depot: {url: a, is_open: '%kernel.debug%', halls: [{size: 1}]}",
    'rekalogika_depot: {url: ~, halls: ~}',
  ])('that its tree allows: %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  test.each([
    [
      'rekalogika_depot:\n    url: a\n    gate: 3',
      '12 there is no key of rekalogika_depot gate (nearest existing name: gates)',
    ],
    ['when@dev:\n    rekalogika_depot:\n        uri: a\n        url: b', '12 there is no key'],
    ['rekalogika_depot:\n    gates: 3', '11 rekalogika_depot.url is required'],
    ['rekalogika_depot:', '10 rekalogika_depot.url is required'],
    ['rekalogika_depot: {url: [a]}', '10 rekalogika_depot.url must be one value'],
    [
      'rekalogika_depot: {url: a, is_open: on}',
      '10 rekalogika_depot.is_open must be true or false',
    ],
    ['rekalogika_depot: {url: a, gates: 1.5}', '10 rekalogika_depot.gates must be a whole number'],
    ['rekalogika_depot: {url: a, gates: 0}', '10 rekalogika_depot.gates must be at least 1'],
    ['rekalogika_depot: {url: a, gates: 10}', '10 rekalogika_depot.gates must be at most 9'],
    ['rekalogika_depot: {url: a, load: x}', '10 rekalogika_depot.load must be a number'],
    ['rekalogika_depot: {url: a, mode: air}', '10 rekalogika_depot.mode must be one of road, rail'],
    [
      'rekalogika_depot: {url: a, halls: []}',
      '10 rekalogika_depot.halls must have at least 1 entry',
    ],
    ['rekalogika_depot: {url: a, halls: x}', '10 rekalogika_depot.halls must be a list or a map'],
    ['rekalogika_depot: {url: a, halls: [2]}', '10 rekalogika_depot.halls.0 must be a map'],
    ['rekalogika_depto: {url: a}', '10 there is no bundle with the key rekalogika_depto (nearest'],
  ])('that it forbids: %s', (text, problem) => {
    expect(check(text)).toEqual([expect.stringContaining(problem)]);
  });
});

test.each([
  "a:\n    resource: '@RekalogikaDepotBundle/config/routes.php'",
  'rekalogika_depot_routes: {resource: x}',
  "services:\n    App\\A:\n        arguments: ['@rekalogika.depot.gates']",
  'services:\n    App\\A: {tags: [rekalogika.depot.gate]}',
  "services:\n    Rekalogika\\Depot\\GateInterface: '@App\\A'",
  "a: '@RekalogikaDepot/gate.html.twig'\nb: '%rekalogika.depot.url%'",
])('names that exist: %s', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ["a: '@RekalogikaDepotBundle/config/routes.xml'", 'no template or file @RekalogikaDepotBundle'],
  [
    "a: '@rekalogika.depot.gate_list'",
    'no service, tag, parameter or channel rekalogika.depot.gate_list',
  ],
  ["a: '@Rekalogika\\Depot\\Gates'", 'no service Rekalogika\\Depot\\Gates'],
  ['services:\n    App\\A: {tags: [rekalogika.depot.gates]}', 'no tag rekalogika.depot.gates'],
  ['a: Rekalogika\\Depot\\Gate', 'no class Rekalogika\\Depot\\Gate (nearest'],
  ["a: '%rekalogika.depot.uri%'", 'no parameter rekalogika.depot.uri'],
])('names that do not: %s', (text, problem) => {
  expect(check(text)).toEqual([expect.stringContaining(problem)]);
});

test('text that is not YAML', () => {
  expect(check('a: 1\nb: @c')).toEqual([expect.stringMatching(/^11 Plain value cannot start/)]);
});

test('both sides of a diff', () => {
  const text = ' rekalogika_depot:\n     url: a\n-    gat: 2\n+    gate: 3';
  expect(check(text, 'diff-yaml')).toEqual([
    expect.stringMatching(/^13 there is no key of rekalogika_depot gate /),
    expect.stringMatching(/^12 there is no key of rekalogika_depot gat /),
  ]);
});
