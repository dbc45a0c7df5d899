import {describe, expect, it} from 'vitest';

import {crashes, fatesOf, findCrash, outcomes, summaryOf, ways} from './crashes';
import {isSaved} from './testData';

describe('the table of crashes', () => {
  it('says for every point and way what happens, in one sentence each', () => {
    expect(crashes.length).toBeGreaterThan(8);
    for (const crash of crashes) {
      expect(crash.point).toMatch(/^[A-Z].*[^.]$/);
      expect(Object.keys(crash.fates)).toEqual(Object.keys(ways));
      expect(fatesOf(crash).map(({way}) => way)).toEqual(Object.values(ways));
      for (const {fate} of fatesOf(crash)) {
        expect(fate.why).toMatch(/^[A-Z`][^.]*\.$/);
        expect(fate.why.split('`').length % 2, fate.why).toBe(1);
      }
    }
  });

  it('has no point twice', () => {
    for (const key of ['id', 'point'] as const) {
      expect(new Set(crashes.map((crash) => crash[key])).size).toBe(crashes.length);
    }
  });

  it('shows every outcome', () => {
    const seen = new Set(crashes.flatMap(fatesOf).map(({fate}) => fate.outcome));
    expect([...seen].sort()).toEqual(Object.keys(outcomes).sort());
  });

  // The change is in the database or it is not; where a listener throws, that depends on the listener.
  it('agrees with itself whether the change was saved', () => {
    for (const crash of crashes.filter(({id}) => id !== 'throwing')) {
      const saved = new Set(fatesOf(crash).map(({fate}) => isSaved[fate.outcome]));
      expect(saved.size, crash.id).toBe(1);
    }
    const saved = crashes.map(({fates}) => isSaved[fates.outbox.outcome]);
    expect(saved).toEqual([...saved].sort());
  });

  it('never loses an event that has a row, and never tells of a change that was rolled back', () => {
    const fates = crashes.map((crash) => crash.fates.outbox.outcome);
    expect(fates).not.toContain('lost');
    expect(fates).not.toContain('phantom');
  });

  it('has one line for each point', () => {
    expect(summaryOf(findCrash('flushing'))).toBe(
      'Immediate listener: delivered, but not saved. ' +
        'Post-flush listener: neither saved nor delivered. ' +
        'Published listener, with the outbox: neither saved nor delivered.',
    );
    expect(() => findCrash('yesterday')).toThrow('yesterday');
  });
});
