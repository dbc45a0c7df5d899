import {isRecord} from '../../shared/json/isRecord';

/** The number of pages checked in a state. */
export interface Check {
  readonly state: string;
  readonly count: number;
}

/** The results in Playwright's report of tests/a11y/matrix.spec.ts: checks by state, pages, titles of failed tests. */
export function readMatrix(report: Record<string, unknown>): {
  readonly checks: readonly Check[];
  readonly pages: number;
  readonly failed: readonly string[];
} {
  const counts = new Map<string, number>();
  const specs = allSpecs(report);
  for (const spec of specs) {
    for (const annotation of records(spec.tests).flatMap((test) => records(test.annotations))) {
      const state = String(annotation.description);
      counts.set(state, (counts.get(state) ?? 0) + 1);
    }
  }
  return {
    checks: [...counts].map(([state, count]) => ({state, count})),
    pages: specs.length,
    failed: specs.filter(({ok}) => ok !== true).map(({title}) => String(title)),
  };
}

const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

const allSpecs = (suite: Record<string, unknown>): Record<string, unknown>[] => [
  ...records(suite.specs),
  ...records(suite.suites).flatMap(allSpecs),
];
