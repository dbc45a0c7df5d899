import {isRecord} from '../../shared/json/isRecord';
import {count, failure, parseJson} from './result';
import type {Output} from '../../shared/process/runProgram';
import type {Result} from './result';

/**
 * Reads the JSON report of Vitest. Each test counts one. A file that does not load counts as one failed
 * test, and so does a disabled test, because it proves nothing.
 */
export function readVitest(output: Output): Result {
  const report = parseJson(output.report);
  if (!isRecord(report) || !Array.isArray(report.testResults)) {
    return failure(`Vitest returned no result.\n${output.text}`);
  }
  let passed = 0;
  let failed = 0;
  for (const file of report.testResults.filter(isRecord)) {
    const tests = Array.isArray(file.assertionResults) ? file.assertionResults : [];
    const good = tests.filter((test) => isRecord(test) && test.status === 'passed').length;
    passed += good;
    failed += tests.length - good;
    if (good === tests.length && file.status !== 'passed') {
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
  const report = parseJson(output.report);
  if (!isRecord(report) || !isRecord(report.stats)) {
    return failure(`Playwright returned no result.\n${output.text}`);
  }
  const {expected, unexpected, flaky, skipped} = report.stats;
  const errors = Array.isArray(report.errors) ? report.errors.length : 0;
  const bad = Number(unexpected) + Number(skipped) + errors;
  const suites = Array.isArray(report.suites) ? report.suites : [];
  const again = suites.flatMap(flakyTitles).map((title) => `, on the second attempt: "${title}"`);
  const files = count(suites.length, 'file') + again.join('');
  return total(output, Number(expected) + Number(flaky), bad, files);
}

/** The titles of the tests in a part of the report that passed only on the second attempt. */
function flakyTitles(part: unknown): string[] {
  const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  if (!isRecord(part)) {
    return [];
  }
  const isFlaky = listed(part.tests).some((test) => isRecord(test) && test.status === 'flaky');
  return [
    ...(isFlaky ? [String(part.title)] : []),
    ...[...listed(part.suites), ...listed(part.specs)].flatMap(flakyTitles),
  ];
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
