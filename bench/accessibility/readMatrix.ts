import {type PlaywrightReport, specsOf} from '../../scripts/check/reports';

/** The number of pages checked in a state. */
export interface Check {
  readonly state: string;
  readonly count: number;
}

/** The results in Playwright's report of tests/a11y/matrix.spec.ts: checks by state, pages, titles of failed tests. */
export function readMatrix(report: Pick<PlaywrightReport, 'suites'>): {
  readonly checks: readonly Check[];
  readonly pages: number;
  readonly failed: readonly string[];
} {
  const counts = new Map<string, number>();
  const specs = specsOf(report);
  for (const spec of specs) {
    for (const annotation of spec.tests.flatMap(({annotations}) => annotations)) {
      const state = annotation.description ?? '';
      counts.set(state, (counts.get(state) ?? 0) + 1);
    }
  }
  return {
    checks: [...counts].map(([state, count]) => ({state, count})),
    pages: specs.length,
    failed: specs.filter(({ok}) => !ok).map(({title}) => title),
  };
}
