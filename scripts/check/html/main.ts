import {existsSync} from 'node:fs';

import {listFiles} from '../../../shared/files/listFiles';
import {runMain, PlainError} from '../../../shared/process/runMain';
import {runProgram} from '../../../shared/process/runProgram';
import {installChecker} from './installChecker';
import {readMessages} from './readMessages';
import type {Found} from './readMessages';

const build = 'build';
const fixture = 'tests/fixtures/html/faults.html';
const options = ['--skip-non-html', '--format', 'json', '--stdout', '--exit-zero-always'];

runMain(async () => {
  const pages = existsSync(build)
    ? listFiles(build).filter((file) => file.endsWith('.html')).length
    : 0;
  if (pages === 0) {
    throw new PlainError(`There are no pages in ${build}/. Run \`npm run build\` first.`);
  }
  const checker = await installChecker();
  const expected = ['combobox', 'not a property of any item', 'string,'];
  const known = (await check(checker, fixture)).problems;
  const missed = expected.filter((part) => !known.some((problem) => problem.includes(part)));
  if (missed.length > 0) {
    throw new PlainError(`The checker does not report ${missed.join(' and ')} in ${fixture}.`);
  }

  const {problems, accepted} = await check(checker, build);
  problems.forEach((problem) => {
    console.error(problem);
  });
  console.log(
    `Looked at ${String(pages)} pages: ${String(problems.length)} problems, ${String(accepted)} accepted warnings.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
});

async function check(checker: string, place: string): Promise<Found> {
  const {status, stdout, text} = await runProgram({
    command: ['java', '-jar', checker, ...options, place],
  });
  if (status !== 0) {
    throw new PlainError(`The W3C's checker did not finish.\n${text}`);
  }
  return readMessages(stdout);
}
