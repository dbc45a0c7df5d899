import {describe, expect, it} from 'vitest';

import {readSpeed, showSpeed} from './showSpeed';

const press = (text: string, worker: number, frames = 1) => ({
  text,
  pressed: 100,
  asked: 110,
  answered: 110 + worker,
  shown: 130 + worker,
  frames,
});
const noted = {
  presses: [
    press('la', 2),
    press('lazy', 4),
    {text: 'ma', pressed: 1, asked: 2, answered: 3},
    press('map', 6),
    {text: 'nothing', pressed: 1, asked: 2},
  ],
  longTasks: [51, 60.4],
};

describe('readSpeed', () => {
  it('reads presses with a list, and rejects what is none', () => {
    const {presses, longTasks} = readSpeed(noted);
    expect(presses.map(({text}) => text)).toEqual(['la', 'lazy', 'map']);
    expect(presses[0]).toEqual({text: 'la', whole: 32, worker: 2, paint: 20, frames: 1});
    expect(longTasks).toEqual([51, 60.4]);
    expect(() => readSpeed({})).toThrow('noted nothing');
  });
});

describe('showSpeed', () => {
  it('counts the time of the worker four times', () => {
    const {isWell, result, details} = showSpeed(readSpeed(noted), ['lazy', 'map'], 94, 0.5);
    expect(isWell).toBe(true);
    expect(result).toBe(
      'from the last key to the list 46 ms, p95 54 ms, at four-fold slowness; 2 long tasks',
    );
    expect(details).toContain('2 of 2 queries typed on 94 pages, 3 keys');
    expect(details).toContain('| worker, as it is | 4.0 | 6.0 | 4.0 | 6.0 |');
    expect(details).toContain('typing: 2, longest 60 ms');
  });

  it('is not content with a slow worker, a late frame or a query without a list', () => {
    const judge = (presses: readonly object[], queries: readonly string[]) =>
      showSpeed(readSpeed({...noted, presses}), queries, 94, 0).isWell;
    expect(judge([press('map', 7)], ['map'])).toBe(true);
    expect(judge([press('map', 8)], ['map'])).toBe(false);
    expect(judge([press('map', 1, 2)], ['map'])).toBe(false);
    expect(judge([press('map', 1)], ['map', 'lazy'])).toBe(false);
    expect(() => judge([], ['map'])).toThrow('No value');
  });
});
