// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {watchFirstLoad} from './watchFirstLoad';

const fetchMock = vi.fn<typeof fetch>();

function failScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

function box(): Element | null {
  return document.querySelector('.rk-load-failure');
}

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dataset.hasHydrated = 'false';
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

watchFirstLoad(window);

describe('watchFirstLoad', () => {
  it('shows one box with the error and Retry when a script fails to load', () => {
    failScript('/assets/js/main.js');
    failScript('/assets/js/other.js');
    expect(document.querySelectorAll('.rk-load-failure')).toHaveLength(1);
    expect(box()?.textContent).toMatch(/^Loading .*\/assets\/js\/main\.js failed\.Retry$/);
    expect(box()?.getAttribute('role')).toBe('alert');
  });

  it('leaves a hydrated page alone', () => {
    document.documentElement.dataset.hasHydrated = 'true';
    failScript('/assets/js/late.js');
    expect(box()).toBeNull();
  });

  it('shows the spinner from 200 ms of Retry, and the box again when that fails', async () => {
    failScript('/assets/js/main.js');
    let answer: (value: Response) => void = () => undefined;
    fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    box()?.querySelector('button')?.click();
    vi.advanceTimersByTime(199);
    expect(document.querySelector('.rk-spinner')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(document.querySelector('.rk-spinner')).not.toBeNull();
    answer(new Response('', {status: 503}));
    await vi.waitFor(() => {
      expect(box()?.textContent).toContain('(503)');
    });
    expect(document.querySelector('.rk-spinner')).toBeNull();
  });

  it('shows the box again when the network is still gone', async () => {
    failScript('/assets/js/main.js');
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    box()?.querySelector('button')?.click();
    await vi.waitFor(() => {
      expect(fetchMock).toHaveBeenCalledTimes(1);
    });
    expect(box()).not.toBeNull();
  });

  it('detects a failed chunk by its rejected promise, and nothing else', () => {
    const reject = (reason: Error) => {
      const event = Object.assign(new Event('unhandledrejection', {cancelable: true}), {reason});
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(reject(new Error('Something else'))).toBe(false);
    expect(box()).toBeNull();
    const chunk = Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'});
    expect(reject(chunk)).toBe(true);
    expect(box()?.textContent).toContain('Loading chunk 7 failed.');
  });
});
