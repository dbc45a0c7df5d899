import {pageFiles, readBlocks} from '../../../features/samples/parse/readBlocks';
import {readVitest} from '../readTests';
import {vitestReport} from '../reports';
import {count, parseJson} from '../result';
import type {Reader} from '../result';
import {commits, linter, samples, types, vitest} from '../steps';
import type {Step} from '../steps';
import {filesRead} from './filesRead';

/** The steps of `npm run check`: what the changed files need, and nothing else. */
export function changedSteps(files: readonly string[]): readonly Step[] {
  const pages = files.filter((file) => filesRead.pages.test(file));
  const lint = (name: keyof typeof filesRead.linters, ...flags: string[]) => {
    const own = files.filter((file) => filesRead.linters[name](file));
    return own.length === 0 ? [] : [linter(name, ...flags, ...own)];
  };
  const code = files.filter((file) => filesRead.code.test(file));
  const withSamples = pagesToCheck(files);
  return [
    ...(code.length > 0 ? [types, related(code)] : []),
    ...lint('format'),
    ...lint('code'),
    ...lint('style'),
    ...lint('text', '--no-globs'),
    ...lint('spelling'),
    commits,
    ...(withSamples.length > 0 ? [samples(...withSamples)] : []),
    ...(files.length > 0 ? [rules(pages.length > 0)] : []),
  ];
}

/** The unit tests that load one of the files, directly or indirectly. */
function related(files: readonly string[]): Step {
  const {command, ...step} = vitest('unit', 'related functions and components');
  const flags = ['--project', 'components', '--passWithNoTests'];
  const [program, , ...rest] = command;
  return {
    ...step,
    command: [program, 'related', '--run', ...rest, ...flags, ...files],
    read: readRelated(files.length),
  };
}

/** Reads Vitest's findings; files that no unit test loads are not a failure. */
export function readRelated(files: number): Reader {
  return (output) => {
    const {data: report} = vitestReport.safeParse(parseJson(output.report));
    return output.status === 0 && report?.testResults.length === 0
      ? {
          passed: 1,
          failed: 0,
          looked: `${count(files, 'file')}, loaded by no unit test`,
          details: '',
        }
      : readVitest(output);
  };
}

/** The quick rules of all files and, when a page changed, those of pages. */
function rules(ofPages: boolean): Step {
  const ofFiles = ['names', 'sources', 'documents'].map(
    (name) => `tests/repository/${name}.test.ts`,
  );
  return vitest('pages', 'rules', ...ofFiles, ...(ofPages ? ['tests/content'] : []));
}

/** The pages whose samples a change may break: themselves, or what their samples run with. */
function pagesToCheck(files: readonly string[]): string[] {
  const sections = files.flatMap((file) => filesRead.projects.exec(file)?.[1] ?? []);
  const pages = pageFiles().filter(
    (page) => files.includes(page) || sections.some((name) => page.startsWith(`docs/${name}/`)),
  );
  return pages.some((page) => readBlocks(page).length > 0) ? pages : [];
}
