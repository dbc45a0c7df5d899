import {describe, expect, it} from 'vitest';

import {readSpeed, showSpeed} from './showSpeed';

const press = (text: string, worker: number, frames = 1) => ({
  text,
  pressed: 100,
  sent: 110,
  answered: 111 + worker,
  shown: 130 + worker,
  frames,
});
const noted = {
  presses: [
    press('la', 2),
    press('lazy', 4),
    {text: 'ma', pressed: 1, sent: 2, answered: 3},
    press('map', 6),
    {text: 'nothing', pressed: 1, sent: 2},
  ],
  longTasks: [51, 60.4],
};

const answers = [
  {text: 'la', worker: 2},
  {text: 'lazy', worker: 4},
  {text: 'map', worker: 6},
];

describe('readSpeed', () => {
  it('reads presses with a list, and rejects others', () => {
    const {presses, longTasks} = readSpeed(noted, answers);
    expect(presses.map(({text}) => text)).toEqual(['la', 'lazy', 'map']);
    expect(presses[0]).toEqual({
      text: 'la',
      whole: 32,
      worker: 2,
      answer: 3,
      paint: 19,
      frames: 1,
    });
    expect(longTasks).toEqual([51, 60.4]);
    expect(() => readSpeed({}, answers)).toThrow('The page has recorded nothing of use');
    expect(() => readSpeed(noted, [])).toThrow('The worker has recorded nothing of use');
  });
});

describe('showSpeed', () => {
  it('multiplies the time of the worker by four', () => {
    const {passed, result, details} = showSpeed(
      readSpeed(noted, answers),
      ['lazy', 'map'],
      94,
      0.5,
    );
    expect(passed).toBe(true);
    expect(result).toBe(
      'from the last key to the list 46 ms, p95 54 ms, at four-fold slowness; 2 long tasks',
    );
    expect(details).toContain('2 of 2 queries typed on 94 pages, 3 keys');
    expect(details).toContain('| worker, not slowed down | 4.0 | 6.0 | 4.0 | 6.0 |');
    expect(details).toContain('| worker, round trip | 5.0 | 7.0 | 5.0 | 7.0 |');
    expect(details).toContain('typing: 2, longest 60 ms');
  });

  it('rejects a slow worker, a late frame or a query without a list', () => {
    const judge = (worker: number, frames: number, queries: readonly string[]) =>
      showSpeed(
        readSpeed({...noted, presses: [press('map', worker, frames)]}, [{text: 'map', worker}]),
        queries,
        94,
        0,
      ).passed;
    expect(judge(7, 1, ['map'])).toBe(true);
    expect(judge(8, 1, ['map'])).toBe(false);
    expect(judge(1, 2, ['map'])).toBe(false);
    expect(judge(1, 1, ['map', 'lazy'])).toBe(false);
    expect(() => judge(1, 1, ['lazy'])).toThrow('No value');
  });
});
