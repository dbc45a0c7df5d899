import type {Measurement} from '../measurement';
import {median, thousands} from '../numbers';
import {table} from '../table';
import type {Report} from './readReport';

/** All runs of a page on a device. */
export interface Looked {
  readonly device: 'desktop' | 'phone';
  readonly route: string;
  readonly reports: readonly Report[];
}

const wanted = {desktop: [100, 100, 100, 100], phone: [97, 100, 100, 100]} as const;

/** The medians as a measurement; `load` is the load average of the machine. */
export function showLighthouse(
  list: readonly Looked[],
  version: string,
  load: number,
): Measurement {
  const rows = list.map(({device, route, reports}) => {
    const middle = (of: (report: Report) => number) => median(reports.map(of));
    const scores = wanted[device].map((_, at) => middle(({scores: all}) => all[at] ?? 0));
    return {
      passed: scores.every((score, at) => score >= (wanted[device][at] ?? 0)),
      scores,
      cells: [
        device,
        route,
        ...scores.map(String),
        thousands(Math.round(middle(({largestPaint}) => largestPaint))),
        thousands(Math.round(middle(({blocked}) => blocked))),
      ],
    };
  });
  const faults = new Set(list.flatMap(({reports}) => reports.flatMap((one) => one.faults)));
  const least = [0, 1, 2, 3].map((at) => Math.min(...rows.map(({scores}) => scores[at] ?? 0)));
  const runs = Math.min(...list.map(({reports}) => reports.length));
  return {
    passed: rows.length > 0 && rows.every((row) => row.passed),
    result: `${String(rows.filter((row) => row.passed).length)} of ${String(rows.length)} pages reach the targets; lowest medians: performance ${String(least[0])}, accessibility ${String(least[1])}, best practices ${String(least[2])}, SEO ${String(least[3])}`,
    details: [
      `Lighthouse ${version}, medians of ${String(runs)} runs, phone with its simulated network and processor. Targets: 100 in all four categories on a desktop; 97 for performance and 100 in the others on a phone. Load of the machine at the end: ${load.toFixed(1)}; scores for performance hold only below the number of processors.`,
      table(
        [
          'Device',
          'Page',
          'Performance',
          'Accessibility',
          'Best practices',
          'SEO',
          'Largest paint, ms',
          'Blocked, ms',
        ],
        rows.map(({cells}) => cells),
      ),
      'Not checked: whether the canonical address has the same host, which it cannot on a preview; `tests/site/pages.test.ts` checks it.',
      ...[...faults].map((fault) => `- ${fault}`),
    ].join('\n\n'),
  };
}
