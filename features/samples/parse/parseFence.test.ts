import {expect, test} from 'vitest';

import {readFence} from './parseFence';

test.each([
  ['', {}],
  ['title="src/Ride.php" {1,3-5}', {title: 'src/Ride.php', lines: [1, 3, 4, 5]}],
  ['title="a b" {2}', {title: 'a b', lines: [2]}],
  ['{4-2}', {lines: []}],
  ['sample="second" title="a b.php"', {title: 'a b.php', sample: 'second'}],
  ['error="Class App\\Ride not found"', {error: 'Class App\\Ride not found'}],
  ['title="Output"', {title: 'Output', output: true}],
  ['title="output"', {title: 'output'}],
  ['title="SQL" output {1}', {title: 'SQL', output: true, lines: [1]}],
])('%s', (text, meta) => {
  expect(readFence(text, 'code')).toEqual({meta, value: 'code'});
});

test.each(['tilte="x"', 'outputs', 'title=x', '{a}'])('an unknown word: %s', (text) => {
  expect(() => readFence(text, '')).toThrow('is not known');
});

test('a block whose paragraphs are values shows the first', () => {
  const {meta, value} = readFence('vary="request"', '# list\ncurl /a\n\n# item\ncurl /a/1');
  expect(value).toBe('curl /a');
  expect(meta.vary?.[0]?.values.map(({label}) => label)).toEqual(['list', 'item']);
});

test('a block of several paragraphs with values in the fence shows all', () => {
  expect(readFence('vary="limit: 1, 2"', 'f(1);\n\ng();').value).toBe('f(1);\n\ng();');
});
