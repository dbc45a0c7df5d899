import {describe, expect, it} from 'vitest';

import {readReport} from './readReport';
import {showLighthouse} from './showLighthouse';

const audits = {
  'largest-contentful-paint': {score: 0.9, numericValue: 1500, title: 'Paint'},
  'total-blocking-time': {score: 1, numericValue: 20, title: 'Blocking'},
  'image-alt': {score: 0, title: 'Pictures have no text'},
  'not-applicable': {score: null, title: 'Videos'},
  hint: {score: 0, title: 'A hint without weight'},
};
const ref = (id: string, weight = 1) => ({id, weight});
const report = {
  audits,
  categories: {
    performance: {score: 0.98, auditRefs: [ref('largest-contentful-paint')]},
    accessibility: {score: 0.9, auditRefs: [ref('image-alt'), ref('not-applicable')]},
    'best-practices': {score: 1, auditRefs: [ref('hint', 0)]},
    seo: {score: 1, auditRefs: []},
  },
};

describe('readReport', () => {
  it('reads scores, times and failed audits', () => {
    expect(readReport(JSON.stringify(report))).toEqual({
      scores: [98, 90, 100, 100],
      largestPaint: 1500,
      blocked: 20,
      faults: ['image-alt: Pictures have no text'],
    });
  });

  it('rejects what is not a report, and a report without a score', () => {
    expect(() => readReport('Error')).toThrow("Lighthouse's report:1: SyntaxError");
    const {seo, ...rest} = report.categories;
    const read = (categories: object, more = {}) =>
      readReport(JSON.stringify({audits, categories, ...more}));
    expect(() => read(rest)).toThrow(/at categories\.seo /);
    expect(() =>
      read({...rest, seo: {...seo, score: null}}, {runtimeError: {message: 'No paint.'}}),
    ).toThrow('Lighthouse has no score for seo: No paint.');
  });

  it('rejects a report without a time', () => {
    const {'total-blocking-time': _time, ...others} = audits;
    expect(() => readReport(JSON.stringify({...report, audits: others}))).toThrow(
      'Lighthouse has not measured total-blocking-time',
    );
  });
});

describe('showLighthouse', () => {
  const run = (performance: number, ...faults: string[]) => ({
    scores: [performance, 100, 100, 100],
    largestPaint: 1234,
    blocked: 5,
    faults,
  });
  const show = (...desktop: number[]) =>
    showLighthouse(
      [
        {device: 'desktop', route: '/', reports: desktop.map((score) => run(score))},
        {device: 'phone', route: '/', reports: [run(97, 'image-alt: A')]},
      ],
      '1.2.3',
      0.5,
    );

  it('accepts medians that reach the targets, and shows faults', () => {
    const {passed, result, details} = show(80, 100, 100);
    expect(passed).toBe(true);
    expect(result).toContain('2 of 2 pages reach the targets; lowest medians: performance 97');
    expect(details).toContain('| desktop | / | 100 | 100 | 100 | 100 | 1,234 | 5 |');
    expect(details).toContain('- image-alt: A');
  });

  it('rejects lower medians', () => {
    expect(show(99, 99, 100).passed).toBe(false);
  });
});
