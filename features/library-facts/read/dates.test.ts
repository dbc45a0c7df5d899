import {expect, test} from 'vitest';

import {longDate, shortDate} from './dates';

test.each(Array.from({length: 12}, (_, month) => new Date(Date.UTC(2026, month, 1 + 2 * month))))(
  '%s is formatted like Intl does',
  (date) => {
    const as = (month: 'long' | 'short') =>
      date.toLocaleDateString('en-US', {timeZone: 'UTC', year: 'numeric', month, day: 'numeric'});
    expect(longDate(date)).toBe(as('long'));
    expect(shortDate(date)).toBe(as('short'));
  },
);
