// @vitest-environment jsdom
import {describe, expect, it, vi} from 'vitest';

import {answerSearch, askForSearch} from './askForSearch';

describe('askForSearch', () => {
  it('says whether a search answered, and only the first that is shown does', () => {
    expect(askForSearch()).toBe(false);
    const hidden = vi.fn(() => false);
    const shown = vi.fn(() => true);
    const late = vi.fn(() => true);
    const takeBack = [hidden, shown, late].map(answerSearch);
    expect(askForSearch()).toBe(true);
    expect([hidden, shown, late].map((answer) => answer.mock.calls.length)).toEqual([1, 1, 0]);
    takeBack.forEach((leave) => {
      leave();
    });
    expect(askForSearch()).toBe(false);
    expect(shown).toHaveBeenCalledTimes(1);
  });
});
