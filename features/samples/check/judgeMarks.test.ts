import {describe, expect, test} from 'vitest';

import {phpBlock} from '../testData';
import {judgeMarks} from './judgeMarks';

const wrong = phpBlock('a();\nb();', {meta: {error: 'undefined method'}});
const problem = (line: number, message: string) => ({
  page: 'docs/ferry/a.md',
  line,
  kind: 'php',
  message,
});

describe('a block that is wrong on purpose', () => {
  test('passes with the error that it announces', () => {
    expect(judgeMarks([problem(11, 'Call to an undefined method b().')], [wrong])).toEqual([]);
  });

  test('is not excused for other errors', () => {
    const both = [problem(11, 'undefined method'), problem(10, 'Class not found')];
    expect(judgeMarks(both, [wrong])).toEqual([problem(10, 'Class not found')]);
  });

  test('does not excuse other blocks', () => {
    const beside = [problem(11, 'undefined method'), problem(12, 'undefined method')];
    expect(judgeMarks(beside, [wrong])).toEqual([problem(12, 'undefined method')]);
  });

  test('fails when the error no longer occurs', () => {
    const [found, ...others] = judgeMarks([], [wrong]);
    expect(found).toMatchObject({page: 'docs/ferry/a.md', line: 10});
    expect(found?.message).toContain('no longer gives the error "undefined method"');
    expect(others).toEqual([]);
  });
});
