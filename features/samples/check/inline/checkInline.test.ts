import {expect, test} from 'vitest';

import type {ApiClass} from '../../../library-facts';
import {names} from '../config/testData';
import {checkInline} from './checkInline';
import {declaredOf, indexClasses} from './classIndex';
import {readInline} from './readInline';

const package_ = 'rekalogika/depot';
const gates: ApiClass = {
  fqcn: 'Rekalogika\\Depot\\Gates',
  kind: 'class',
  package: package_,
  implements: ['Rekalogika\\Depot\\GateInterface'],
  constants: [{name: 'MODE', value: "'by_rail'", visibility: 'public'}],
  methods: [{name: '__construct', visibility: 'public', params: [{name: 'isOpen', type: 'bool'}]}],
};
const gateInterface: ApiClass = {
  fqcn: 'Rekalogika\\Depot\\GateInterface',
  kind: 'interface',
  package: package_,
  methods: [
    {
      name: 'openGate',
      visibility: 'public',
      params: [
        {name: 'hall', type: 'Rekalogika\\Depot\\Gates|string'},
        {name: 'at', type: '?DateTime', default: 'null'},
      ],
      return: 'self',
    },
  ],
};
const asGate: ApiClass = {
  fqcn: 'Rekalogika\\Depot\\AsGate',
  kind: 'class',
  package: package_,
  attribute: 'TARGET_CLASS',
  methods: [{name: '__construct', visibility: 'public', params: [{name: 'number'}]}],
};
const library = [gates, gateInterface, asGate];
const classes = indexClasses([
  ...library.map(declaredOf),
  {name: 'DateTime', parents: [], members: new Set(['format'])},
  {name: 'Doctrine\\ORM\\Mapping\\Column', parents: [], members: new Set()},
]);
const facts = {names, classes, functions: new Set(['strlen']), known: {toSelf: 'x', 'a()': 'y'}};

function check(code: string): string[] {
  const codes = readInline('docs/depot/index.md', `A \`\` ${code} \`\` b.`);
  expect(codes).toHaveLength(1);
  const words = new Set(['Hall', 'city', 'shown']);
  return checkInline(codes, facts, {words, library, absent: []}).map(({message}) => message);
}

test.each([
  ...['Gates', '\\DateTime', 'Depot\\Gates', 'Rekalogika\\Depot', 'Hall', '?Gates', 'list<Gates>'],
  ...['Gates::openGate()', '$gates->openGate()', 'openGate()', 'parent::openGate()', 'strlen($x)'],
  ...['Gates::MODE', 'Hall::shown()', 'setCity()', '$isOpen', 'isOpen: true', 'by_rail', 'a()'],
  ...['new Gates(isOpen: true)', '#[AsGate(number: 2)]', '#[ORM\\Column]', '$x->toSelf()'],
  'GateInterface::openGate(string|Gates $hall, ?DateTime $at = null): GateInterface',
  ...['openGate(Gates|string $hall, DateTime|null $at)', 'rekalogika_depot.halls.size'],
  ...['--by', '--env=prod', 'bin/console rekalogika:depot:move a', 'rekalogika/depot:^1.0'],
  ...['rekalogika.depot.', 'rekalogika.depot.…', 'by_rail', 'rekalogika.depot.gate'],
  ...['UNION ALL', 'Content-Type', 'ID', "'Nothing'", 'No gate "Hal" found', 'foo', 'SUM(x)'],
])('is right: %s', (code) => {
  expect(check(code)).toEqual([]);
});

test.each([
  ['Gats', 'there is no class Gats (nearest existing name: Gates)'],
  ['Depott\\Gates', 'there is no class Depott\\Gates'],
  ['Rekalogika\\Depot\\Gate', 'there is no class Rekalogika\\Depot\\Gate'],
  ['Gates|Halls', 'there is no class Halls'],
  ['Gates::shutGate()', 'there is no member of Gates shutGate'],
  ['Hall::hidden()', 'there is no member of Hall hidden'],
  ['openGat()', 'there is no member or function openGat (nearest existing name: openGate)'],
  ['$gates->shut', 'there is no member or function shut'],
  ['$isShut', 'there is no member or function isShut'],
  ['isShut: true', 'there is no member or function isShut'],
  ['by_road', 'there is no member or function by_road'],
  ['new Gates(isShut: true)', 'there is no argument of Gates isShut'],
  ['#[AsGate(numbr: 2)]', 'there is no argument of AsGate numbr (nearest existing name: number)'],
  ['#[Gates]', 'Gates is not an attribute'],
  [
    'openGate(int $hall)',
    'is recorded as openGate(Gates|string $hall, ?DateTime $at = null): self',
  ],
  ['openGate(Gates|string $hall, ?DateTime $at = 1)', 'is recorded as openGate(Gates|string $hall'],
  ['rekalogika_depot.hals', 'there is no key of configuration rekalogika_depot.hals'],
  ['--bye', 'there is no option --bye (nearest existing name: --by)'],
  ['bin/console rekalogika:depot:move', 'needs from'],
  ['rekalogika.depo.', 'there is no service, tag, parameter or channel rekalogika.depo.'],
  ['rekalogika.depot.door', 'there is no service, tag, parameter or channel'],
])('is wrong: %s', (code, message) => {
  expect(check(code)).toEqual([expect.stringContaining(message)]);
});

test('names that are absent on purpose', () => {
  const codes = readInline('docs/depot/index.md', 'A `Depot\\Gat::open()`, a `Gates`.');
  const checkAbsent = (...absent: string[]) =>
    checkInline(codes, facts, {words: new Set(), library, absent}).map(({message}) => message);
  expect(checkAbsent('Depot\\Gat')).toEqual([]);
  expect(checkAbsent('Depot\\Gat', 'Gates', 'Gatez')).toEqual([
    'absent: Gates exists, or the page does not mention it',
    'absent: Gatez exists, or the page does not mention it',
  ]);
});

test('line and page are reported', () => {
  const codes = readInline('docs/depot/index.md', 'a\n\n| b |\n| - |\n| `Gats` |\n');
  expect(checkInline(codes, facts, {words: new Set(), library, absent: []})).toEqual([
    {
      page: 'docs/depot/index.md',
      line: 5,
      kind: 'inline code',
      message: '`Gats`: there is no class Gats (nearest existing name: Gates)',
    },
  ]);
});
