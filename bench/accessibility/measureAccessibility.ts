import * as z from 'zod';

import {startBrowser} from '../../scripts/check/browser/startBrowser';
import {playwrightReport} from '../../scripts/check/reports';
import {parseJson} from '../../scripts/check/result';
import {runProgram} from '../../shared/process/runProgram';
import {PlainError} from '../../shared/process/runMain';
import type {Measurement} from '../measurement';
import {prepared} from '../prepared';
import {table} from '../table';
import {readMatrix} from './readMatrix';

/** Checks every page in every state and both modes with all rules of axe. The site must be built. */
export async function measureAccessibility(): Promise<Measurement> {
  const {env} = prepared(await startBrowser());
  const {report, text} = await runProgram({
    command: ['playwright', 'test', 'a11y/matrix.spec.ts'],
    env,
    report: '.cache/check/browser.json',
  });
  const {data, error} = playwrightReport.safeParse(parseJson(report));
  if (error !== undefined) {
    throw new PlainError(`Playwright returned no result: ${z.prettifyError(error)}\n${text}`);
  }
  const {checks, pages, failed} = readMatrix(data);
  const total = checks.reduce((sum, {count}) => sum + count, 0);
  return {
    passed: pages > 0 && failed.length === 0,
    result: `${failed.length} of ${pages} pages have a violation, checked ${total} times in both modes`,
    details: [
      method,
      table(
        ['State', 'Pages'],
        checks.map(({state, count}) => [state, String(count)]),
      ),
      ...failed.map((title) => `- ${title}`),
    ].join('\n\n'),
  };
}

const method =
  'axe with the rules of WCAG 2.0 to 2.2, A and AA, and its best practices in light; those of colors ' +
  'also in dark, in the states that open something within what they open.';
