// @vitest-environment jsdom
import {describe, expect, it, vi} from 'vitest';

import {onSearchFocusRequest, requestSearchFocus} from './requestSearchFocus';

describe('requestSearchFocus', () => {
  it('says whether a search answered, and only the first that is shown does', () => {
    expect(requestSearchFocus()).toBe(false);
    const hidden = vi.fn(() => false);
    const shown = vi.fn(() => true);
    const late = vi.fn(() => true);
    const takeBack = [hidden, shown, late].map(onSearchFocusRequest);
    expect(requestSearchFocus()).toBe(true);
    expect([hidden, shown, late].map((answer) => answer.mock.calls.length)).toEqual([1, 1, 0]);
    takeBack.forEach((leave) => {
      leave();
    });
    expect(requestSearchFocus()).toBe(false);
    expect(shown).toHaveBeenCalledTimes(1);
  });
});
