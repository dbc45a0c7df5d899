// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import progressBar from './progressBar';

const bar = () => document.querySelector<HTMLElement>('#nprogress .bar');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the bar advances, completes and disappears', () => {
  progressBar.start();
  progressBar.start();
  expect(document.querySelectorAll('#nprogress')).toHaveLength(1);
  expect(bar()?.style.transform).toBe('translate3d(-92%, 0, 0)');
  vi.advanceTimersByTime(800);
  expect(bar()?.style.transform).not.toBe('translate3d(-92%, 0, 0)');
  progressBar.done();
  expect(bar()?.style.transform).toBe('translate3d(0%, 0, 0)');
  vi.advanceTimersByTime(400);
  expect(bar()).toBeNull();
});

test('a completed bar can start again while the last one fades', () => {
  progressBar.start();
  progressBar.done();
  progressBar.start();
  vi.advanceTimersByTime(400);
  expect(document.querySelectorAll('#nprogress')).toHaveLength(1);
  progressBar.done();
  vi.advanceTimersByTime(400);
  progressBar.done();
  expect(bar()).toBeNull();
});
