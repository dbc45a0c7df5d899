import {describe, expect, it} from 'vitest';

import {parseMeta} from './parseMeta';

describe('parseMeta', () => {
  it.each([
    ['', {lines: []}],
    ['title="src/Entity/Ride.php"', {title: 'src/Entity/Ride.php', lines: []}],
    ['{1,3-5}', {lines: [1, 3, 4, 5]}],
    ['title="a b" {2}', {title: 'a b', lines: [2]}],
    ['{4-2}', {lines: []}],
    ['subtitle="no"', {lines: []}],
  ])('reads %j', (meta, expected) => {
    const {title, lines} = parseMeta(meta);
    expect({...(title !== undefined && {title}), lines: [...lines]}).toEqual(expected);
  });

  it.each([
    ['title="Output"', true],
    ['title="SQL" output {1}', true],
    ['title="output"', false],
    ['', false],
  ])('knows whether %j is an output', (meta, output) => {
    expect(parseMeta(meta).output).toBe(output);
  });
});
