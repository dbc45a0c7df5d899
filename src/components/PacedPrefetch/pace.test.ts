import {expect, test} from 'vitest';

import {pace} from './pace';

/** A paced function that records its runs, with pauses that the test ends. */
function setUp(nothingToDo: readonly string[] = []) {
  const done: string[] = [];
  const pauses: (() => void)[] = [];
  const paced = pace(
    (item) => {
      done.push(item);
      return !nothingToDo.includes(item);
    },
    (next) => pauses.push(next),
  );
  const endPause = () => pauses.shift()?.();
  return {done, pauses, paced, endPause};
}

test('nothing runs at once, then one call after each pause', () => {
  const {done, pauses, paced, endPause} = setUp();
  paced('a');
  paced('b');
  paced('a');
  expect([done, pauses.length]).toEqual([[], 1]);
  endPause();
  expect(done).toEqual(['a']);
  endPause();
  expect(done).toEqual(['a', 'b']);
  endPause();
  expect(pauses).toEqual([]);
  paced('c');
  endPause();
  expect(done).toEqual(['a', 'b', 'c']);
});

test('a call with nothing to do causes no pause', () => {
  const {done, paced, endPause} = setUp(['known']);
  paced('known');
  paced('new');
  endPause();
  expect(done).toEqual(['known', 'new']);
});
