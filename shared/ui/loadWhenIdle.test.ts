// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';

import {isSlow, loadWhenIdle} from './loadWhenIdle';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('isSlow', () => {
  it.each([
    [{}, false],
    [{connection: null}, false],
    [{connection: {effectiveType: '4g', saveData: false}}, false],
    [{connection: {effectiveType: '4g', saveData: true}}, true],
    [{connection: {effectiveType: '3g'}}, true],
    [{connection: {effectiveType: 'slow-2g'}}, true],
  ])('says of %j: %s', (browser, slow) => {
    expect(isSlow(browser)).toBe(slow);
  });
});

describe('loadWhenIdle', () => {
  it('loads once the page has, unless it is taken back', () => {
    vi.useFakeTimers();
    const load = vi.fn();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    loadWhenIdle(load);
    loadWhenIdle(() => {
      throw new Error('taken back');
    })();
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    vi.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
