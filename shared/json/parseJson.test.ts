import {expect, test} from 'vitest';

import {PlainError} from '../process/runMain';
import {jsonErrorLine, parseJson} from './parseJson';

const advice = 'Write it again.';

test('parses JSON', () => {
  expect(parseJson('{"a": [1]}', 'a.json', advice)).toEqual({a: [1]});
});

test.each([
  ['{"a": 1,\n"b": 2,\n}', 3],
  ['{"a": 1,\n"b"', 2],
  ['{"a": 1,\n"b"\n', 2],
  ['{"a": 1,\n"b": 2\n', 2],
  ['{"a": 1,\n"b": x,\n"c": 3,\n"d": 4\n}\n', 2],
  ['{"a": [\n1,\n2,\n=======\n3\n],\n"b": " at position 1"\n}', 4],
  ['<<<<<<< HEAD\n{"a": 1}', 1],
  ['{\n"a": 1\n}\n>>>>>>> main\n', 4],
  ['{"a": "b\n"}', 1],
  ['', 1],
])('reports the line of the error in %j', (text, line) => {
  const parse = () => parseJson(text, 'a.json', advice);
  expect(parse).toThrow(PlainError);
  expect(parse).toThrow(`a.json:${String(line)}: SyntaxError`);
  expect(parse).toThrow(advice);
});

test('prefers a position that the error has', () => {
  const text = '{\n"a": 1\n"b"\n}';
  const at = (end: string) =>
    jsonErrorLine(new SyntaxError(`Expected ',' at position 9${end}`), text);
  expect(at('')).toBe(2);
  expect(at(' (line 3 column 1)')).toBe(2);
});
