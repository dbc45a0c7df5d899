import {expect, it} from 'vitest';
import * as z from 'zod';

import {parseAs, readAs} from './parseAs';

const point = z.object({x: z.number()});

it('returns what the schema describes', () => {
  expect(parseAs(point, '{"x": 1}', 'point.json')).toEqual({x: 1});
});

it('names the file, the key and what to do', () => {
  const parse = () => parseAs(point, '{"x": "1"}', 'point.json', 'Measure it again.');
  expect(parse).toThrow(/^point\.json .*expected number[\s\S]* at x Measure it again\.$/);
});

it('names the line of a text that is not JSON', () => {
  expect(() => parseAs(point, '{\n"x": 1', 'point.json')).toThrow(
    /^point\.json:2: .*generated\/README\.md/,
  );
});

it('reads a file', () => {
  expect(readAs(z.object({name: z.string()}), 'package.json').name).toBe('rekalogika-dev');
});
