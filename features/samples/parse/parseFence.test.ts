import {expect, test} from 'vitest';

import {readFence} from './parseFence';

test.each([
  ['', {}],
  ['title="src/Ride.php"', {title: 'src/Ride.php'}],
  ['sample="second" title="a b.php"', {title: 'a b.php', sample: 'second'}],
  ['error="Class App\\Ride not found"', {error: 'Class App\\Ride not found'}],
  ['title="Output"', {title: 'Output', output: true}],
  ['title="output"', {title: 'output'}],
  ['title="SQL" output', {title: 'SQL', output: true}],
])('%s', (text, meta) => {
  expect(readFence(text, 'code')).toEqual({meta, value: 'code'});
});

test.each(['tilte="x"', 'outputs', 'title=x', '{1}'])('an unknown word: %s', (text) => {
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
