import {expect, test} from 'vitest';

import {parseFence} from './parseFence';

test.each([
  ['', {}],
  ['title="src/Ride.php" {1,3-5}', {title: 'src/Ride.php'}],
  ['sample="second" title="a b.php"', {title: 'a b.php', sample: 'second'}],
  ['error="Class App\\Ride not found"', {error: 'Class App\\Ride not found'}],
  ['title="Output"', {title: 'Output', output: true}],
  ['title="SQL" output', {title: 'SQL', output: true}],
])('%s', (text, meta) => {
  expect(parseFence(text)).toEqual(meta);
});

test.each(['tilte="x"', 'outputs', 'title=x', '{a}'])('a word that means nothing: %s', (text) => {
  expect(() => parseFence(text)).toThrow('means nothing');
});
