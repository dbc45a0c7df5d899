import {tmpdir} from 'node:os';

import {describe, expect, it, vi} from 'vitest';

import {hasHistory} from './hasHistory';

describe('hasHistory', () => {
  it.each([
    ['false\n', true, []],
    ['true\n', false, ['"Last updated" is left out: this clone is shallow.']],
    [undefined, false, ['"Last updated" is left out: there is no git history here.']],
  ])('with the answer %j it is %j', (answer, expected, warnings) => {
    const warn = vi.fn<(text: string) => void>();
    expect(hasHistory('.', () => answer, warn)).toBe(expected);
    expect(warn.mock.calls.flat()).toEqual(warnings);
  });

  it('warns once, however often it is called', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    hasHistory('.', () => 'true');
    hasHistory('.', () => 'true');
    expect(warn.mock.calls).toEqual([['"Last updated" is left out: this clone is shallow.']]);
    warn.mockRestore();
  });

  it('asks git', () => {
    const warn = vi.fn<(text: string) => void>();
    expect(hasHistory(tmpdir(), undefined, warn)).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
