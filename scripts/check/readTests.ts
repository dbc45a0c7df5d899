import * as z from 'zod';

import {playwrightReport, specsOf, vitestReport} from './reports';
import {count, failure, parseJson} from './result';
import type {Output} from '../../shared/process/runProgram';
import type {Result} from './result';

/**
 * Reads the JSON report of Vitest. Each test counts one. A file that does not load counts as one failed
 * test, and so does a disabled test, because it proves nothing.
 */
export function readVitest(output: Output): Result {
  const {data: report, error} = vitestReport.safeParse(parseJson(output.report));
  if (error !== undefined) {
    return failure(`Vitest returned no result: ${z.prettifyError(error)}\n${output.text}`);
  }
  let passed = 0;
  let failed = 0;
  for (const {status, assertionResults: tests} of report.testResults) {
    const good = tests.filter((test) => test.status === 'passed').length;
    passed += good;
    failed += tests.length - good;
    if (good === tests.length && status !== 'passed') {
      failed += 1;
    }
  }
  return total(output, passed, failed, count(report.testResults.length, 'file'));
}

/**
 * Reads the JSON report of Playwright. Each test counts one; a disabled one counts as failed, and one that
 * passed only on the second attempt is named. Errors outside of tests (a server that does not start) count
 * one each.
 */
export function readPlaywright(output: Output): Result {
  const {data: report, error} = playwrightReport.safeParse(parseJson(output.report));
  if (error !== undefined) {
    return failure(`Playwright returned no result: ${z.prettifyError(error)}\n${output.text}`);
  }
  const {expected, unexpected, flaky, skipped} = report.stats;
  const bad = unexpected + skipped + report.errors.length;
  const again = specsOf(report)
    .filter(({tests}) => tests.some(({status}) => status === 'flaky'))
    .map(({title}) => `, on the second attempt: "${title}"`);
  const files = count(report.suites.length, 'file') + again.join('');
  return total(output, expected + flaky, bad, files);
}

function total(output: Output, passed: number, failed: number, files: string): Result {
  if (!(passed + failed > 0)) {
    return failure(`No test ran.\n${output.text}`);
  }
  // All tests passed, but the program failed: coverage below its threshold, an error after the tests.
  const rest = failed === 0 && output.status !== 0 ? 1 : 0;
  const looked = `${count(passed + failed, 'test')} in ${files}`;
  return {passed, failed: failed + rest, looked, details: output.text};
}
