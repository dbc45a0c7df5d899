import {expect, it} from 'vitest';

import {firstUse, isImport} from './firstUse';

/** The line that a sample is found to use `Depot\Gate` first in, whose members and name are all marked. */
function lineOf(source: string): string {
  const used = [...source.matchAll(/(?:Depot\\)?Gate|Door|open/g)].map(({0: word, index}) => ({
    start: index,
    name: word === 'open' ? 'Depot\\Gate::open' : 'Depot\\Gate',
  }));
  const start = firstUse(source, 'Depot\\Gate', used);
  const before = source.slice(0, start).lastIndexOf('\n') + 1;
  return source.slice(before).split('\n')[0] ?? '';
}

it.each([
  ['the first line with the name', '$a = new Gate();\nnew Gate();', '$a = new Gate();'],
  ['not an import', 'use Depot\\Gate;\n\nnew Gate();', 'new Gate();'],
  ['not an import in a diff', ' use Depot\\Gate;\n+use A;\n+new Gate();', '+new Gate();'],
  ['the use of a trait', 'use Depot\\Gate;\nclass A\n{\n    use Gate;\n}', '    use Gate;'],
  ['the name before a member', '$gate->open();\nnew Gate();', 'new Gate();'],
  ['a member before an import', 'use Depot\\Gate;\n$gate->open();', '$gate->open();'],
  ['an import if nothing else is there', 'use Depot\\Gate;', 'use Depot\\Gate;'],
  ['the full name', 'new Door();\nnew Depot\\Gate();', 'new Depot\\Gate();'],
  [
    'the import that gives it another name',
    'new Door();\nuse Depot\\Gate as Door;',
    'use Depot\\Gate as Door;',
  ],
  ['not a line that is removed', '-new Gate(1);\n+new Gate(2);', '+new Gate(2);'],
  ['a removed line if there is no other', ' $a = 1;\n-new Gate(1);', '-new Gate(1);'],
  ['a call at the start of a line', '->open();\n$a->open();', '->open();'],
])('finds %s', (_what, source, line) => {
  expect(lineOf(source)).toBe(line);
});

it('finds a member before its parameters', () => {
  const source = 'open(width: 1);\n-$gate->open();\n$gate->$width;';
  const name = 'Depot\\Gate::open';
  const used = [
    {start: source.indexOf('width'), name: `${name}($width)`},
    {start: source.lastIndexOf('open'), name},
    {start: 0, name},
  ];
  expect(firstUse(source, name, used)).toBe(0);
  const property = 'Depot\\Gate::$width';
  expect(firstUse(source, property, [{start: 39, name: property}])).toBe(39);
});

it('knows the lines of imports', () => {
  const source = 'use Depot\\Gate;\nclass A { use Gate; }\n    use Gate;';
  const places = [...source.matchAll(/Gate/g)].map(({index}) => isImport(source, index));
  expect(places).toEqual([true, false, false]);
});

it('rejects a sample without the class', () => {
  expect(() => firstUse('$a = 1;', 'Depot\\Gate', [])).toThrow('does not use Depot\\Gate');
});
