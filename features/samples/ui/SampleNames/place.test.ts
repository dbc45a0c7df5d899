import {describe, expect, it} from 'vitest';

import {place} from './place';

const view = {top: 60, bottom: 800, left: 0, right: 400};
const sample = {top: 100, bottom: 700, left: 16, right: 384};
const popover = {width: 300, height: 150};
const nameAt = (top: number, left = 50) => ({top, bottom: top + 20, left, right: left + 40});

describe('place', () => {
  it('is below a name at the end of the sample, where little code is hidden', () => {
    expect(place(nameAt(640), {...popover, height: 100}, sample, view)).toMatchObject({
      top: 666,
      left: 50,
    });
  });

  it('is above a name at the start of the sample', () => {
    expect(place(nameAt(230), popover, {...sample, top: 210}, view).top).toBe(74);
  });

  it('is below if both sides hide the same amount', () => {
    expect(place(nameAt(400), popover, sample, view).top).toBe(426);
  });

  it('is on the side where it fits', () => {
    expect(place(nameAt(110), popover, sample, view).top).toBe(136);
    expect(place(nameAt(700), popover, {...sample, bottom: 720}, view).top).toBe(544);
  });

  it('fills the larger side if it fits on neither', () => {
    const tall = {...popover, height: 900};
    expect(place(nameAt(200), tall, sample, view)).toEqual({top: 226, left: 50, maxHeight: 566});
    const above = place(nameAt(600), tall, sample, view);
    expect(above).toEqual({top: 68, left: 50, maxHeight: 526});
  });

  it('stays between the edges of the viewport', () => {
    expect(place(nameAt(400, 350), popover, sample, view).left).toBe(92);
    expect(place(nameAt(400, -30), popover, sample, view).left).toBe(8);
    expect(place(nameAt(400, 50), {...popover, width: 500}, sample, view).left).toBe(8);
  });
});
