import {describe, expect, it, test} from 'vitest';

import {combinationsOf, parseVariations, writeValues} from './variations';

describe('parseVariations', () => {
  it('reads names and values, which are code or stand for code', () => {
    expect(
      parseVariations("limit: 10, 50; lazy: on = #[Lazy], off =; zone: f(1, '; ,'), null"),
    ).toEqual([
      {
        name: 'limit',
        values: [
          {label: '10', code: '10'},
          {label: '50', code: '50'},
        ],
      },
      {
        name: 'lazy',
        values: [
          {label: 'on', code: '#[Lazy]'},
          {label: 'off', code: ''},
        ],
      },
      {
        name: 'zone',
        values: [
          {label: "f(1, '; ,')", code: "f(1, '; ,')"},
          {label: 'null', code: 'null'},
        ],
      },
    ]);
  });

  it('reads versions of what a sample runs with, which are not code', () => {
    expect(parseVariations('php: 8.2, 8.4')).toEqual([
      {name: 'php', values: [{label: '8.2'}, {label: '8.4'}]},
    ]);
  });

  it('takes an arrow of an array for code', () => {
    expect(parseVariations("order: ['a' => 1], ['a' => 2]")[0]?.values[0]?.code).toBe("['a' => 1]");
  });

  it('reads the paragraphs of a block as values, each after a comment with its name', () => {
    const code = '# list\ncurl /trails\n\n# item, with a user\ncurl -u me \\\n    /trails/1\n';
    expect(parseVariations('request', code)).toEqual([
      {
        name: 'request',
        values: [
          {label: 'list', code: 'curl /trails'},
          {label: 'item, with a user', code: 'curl -u me \\\n    /trails/1'},
        ],
        areParagraphs: true,
      },
    ]);
    expect(parseVariations('call', '// a\nf();\n\n// b\ng();')[0]?.values).toEqual([
      {label: 'a', code: 'f();'},
      {label: 'b', code: 'g();'},
    ]);
  });

  test.each([
    ['', 'begin the paragraph "" with a comment line'],
    ['# list\ncurl /trails\n\ncurl /trails/1', 'begin the paragraph "curl /trails/1"'],
    ['# list\n\n# item\ncurl /trails/1', 'begin the paragraph "# list"'],
    ['# list\ncurl /trails', 'vary "request" needs two values or more'],
    ['# a\ncurl /a\n\n# a\ncurl /b', 'vary "request" needs two values or more'],
  ])('refuses paragraphs without names: %j', (code, message) => {
    expect(() => parseVariations('request', code)).toThrow(message);
  });

  test.each([
    ['limit', 'write "name: first value, second value"'],
    ['limit: 10', 'vary "limit" needs two values or more'],
    ['limit: 10, 10', 'vary "limit" needs two values or more'],
    ['limit: 1, 2; limit: 3, 4', 'vary names "limit" twice, with other values'],
    ['php: 8.2, new', 'vary "php" needs versions'],
    ['lazy: = a, b', 'a value without a name'],
  ])('refuses %s', (text, message) => {
    expect(() => parseVariations(text)).toThrow(message);
  });
});

describe('writeValues', () => {
  const write = (code: string, vary: string, chosen: Record<string, string> = {}) =>
    writeValues(code, parseVariations(vary), chosen);

  it('writes chosen values instead of the first ones', () => {
    const code = "$pager->limit(10)->mode('offset');";
    const vary = "limit: 10, 50; mode: 'offset', 'keyset'";
    expect(write(code, vary)).toBe(code);
    expect(write(code, vary, {limit: '50', mode: "'keyset'"})).toBe(
      "$pager->limit(50)->mode('keyset');",
    );
  });

  it('changes several places together if a name occurs again', () => {
    const vary = 'layout: side = [a], top = []; layout: side = [b], top = [a, b]';
    expect(write('rows([a], [b])', vary, {layout: 'top'})).toBe('rows([], [a, b])');
    expect(combinationsOf(parseVariations(vary))).toEqual([{layout: 'side'}, {layout: 'top'}]);
  });

  it('finds whole words only, and of several the one behind the name', () => {
    expect(write('$a10 = 10; // 2010', 'value: 10, 9', {value: '9'})).toBe('$a10 = 9; // 2010');
    expect(write('f(a: true, b: true)', 'b: true, false', {b: 'false'})).toBe(
      'f(a: true, b: false)',
    );
    expect(write('a(1); // inner\na(1);', 'inner: a, b', {inner: 'b'})).toBe(
      'b(1); // inner\na(1);',
    );
    expect(write('$limit = 10; g(10);', 'limit: 10, 50', {limit: '50'})).toBe(
      '$limit = 50; g(10);',
    );
  });

  it('leaves out a line that becomes blank', () => {
    const vary = 'lazy: on = #[Lazy], off =';
    expect(write('#[Lazy]\nclass A {}', vary, {lazy: 'off'})).toBe('class A {}');
    expect(write('a();\n  #[Lazy]\n', vary, {lazy: 'off'})).toBe('a();\n');
    expect(write('a();\n#[Lazy]', vary, {lazy: 'off'})).toBe('a();\n');
    expect(write('#[Lazy] class A {}', vary, {lazy: 'off'})).toBe(' class A {}');
  });

  test.each([
    ['f(5);', 'limit: 10, 50', '"10" is not in the code (the block shows the first value'],
    ['f(10, 10);', 'limit: 10, 50', '"10" is in the code more than once'],
    ['f();', 'lazy: off =, on = #[Lazy]', 'needs code as its first value'],
    ['f(10);', 'a: f(10), g(); b: 10, 50', 'Two values of vary overlap'],
  ])('refuses %s with %s', (code, vary, message) => {
    expect(() => write(code, vary)).toThrow(message);
  });
});

test('combinationsOf changes the last value first', () => {
  expect(combinationsOf(parseVariations('a: 1, 2; b: x, y'))).toEqual([
    {a: '1', b: 'x'},
    {a: '1', b: 'y'},
    {a: '2', b: 'x'},
    {a: '2', b: 'y'},
  ]);
  expect(combinationsOf([])).toEqual([{}]);
});
