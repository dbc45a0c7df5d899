import {expect, test} from 'vitest';

import {parseFence} from './parseFence';

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
  expect(parseFence(text)).toEqual(meta);
});

test.each(['tilte="x"', 'outputs', 'title=x', '{a}'])('an unknown word: %s', (text) => {
  expect(() => parseFence(text)).toThrow('is not known');
});
