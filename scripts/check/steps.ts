import {startPhp} from './startPhp';
import {startBrowser} from './browser/startBrowser';
import {readFindings, readLines, readNumber} from './readLinter';
import {readPlaywright, readVitest} from './readTests';
import type {Preparation, Reader} from './result';
import type {Program} from '../../shared/process/runProgram';

/** One step of `npm test`. */
export interface Step extends Program {
  /** The name for `--only`. */
  readonly name: string;
  /** What it looks at, for the heading. */
  readonly title: string;
  readonly read: Reader;
  /** The step, one that runs alone, whose failure makes this one pointless. */
  readonly needs?: string;
  /** Keeps all processors busy, or another step needs what it makes. */
  readonly alone?: boolean;
  readonly prepare?: () => Promise<Preparation>;
}

const reports = '.cache/check';

function vitest(name: string, title: string, ...more: string[]) {
  const report = `${reports}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    title,
    report,
    command: ['vitest', 'run', '--project', name, ...reporters, ...more],
    read: readVitest,
  } satisfies Step;
}

/** Every check, quick ones first. CONTRIBUTING.md tells what each looks at. */
export const steps: readonly Step[] = [
  {
    name: 'format',
    title: 'Prettier',
    command: ['prettier', '--check', '.', '--no-color', '--log-level', 'debug'],
    read: readLines(
      /^\[debug\] resolve config from '.*\.(?:tsx?|mdx?|css|jsonc?|ya?ml)'$/,
      /^\[debug\]/,
    ),
  },
  {
    name: 'code',
    title: 'ESLint',
    command: ['eslint', '.', '--format', 'json', '--max-warnings', '0'],
    read: readFindings,
  },
  {
    name: 'style',
    title: 'stylelint',
    command: [
      'stylelint',
      '{src,features,shared,static}/**/*.css',
      '--formatter',
      'json',
      '--max-warnings',
      '0',
    ],
    read: readFindings,
  },
  {
    name: 'text',
    title: 'markdownlint',
    command: ['markdownlint-cli2'],
    read: readNumber(/^Linting: (\d+) file/m, 'file'),
  },
  {
    name: 'spelling',
    title: 'CSpell',
    command: ['cspell', 'lint', '--no-progress', '--no-color'],
    read: readNumber(/^CSpell: Files checked: (\d+)/m, 'file'),
  },
  {
    name: 'types',
    title: 'TypeScript',
    command: ['tsc', '--listFiles', '--pretty', 'false'],
    read: readLines(/^(?:\/|[A-Z]:)(?!.*\/node_modules\/).*\.tsx?$/, /^(?:\/|[A-Z]:)[^(]*$/),
  },
  {
    name: 'commits',
    title: 'subjects of the commits',
    command: ['tsx', 'scripts/check/commits/main.ts'],
    read: readNumber(/^Looked at (\d+) commit/m, 'commit'),
  },
  vitest('unit', 'functions and components, with coverage', '--coverage'),
  vitest('pages', 'pages and the shape of the repository'),
  {
    ...vitest('sample-rules', 'the rules for samples of PHP'),
    prepare: startPhp,
  },
  {
    name: 'samples',
    title: 'samples and what they say they print',
    command: ['tsx', 'scripts/samples.ts', 'check'],
    prepare: startPhp,
    read: readNumber(/^Checked (\d+) blocks/m, 'block'),
  },
  {
    name: 'build',
    title: 'the site',
    alone: true,
    command: ['tsx', 'scripts/site/build.ts'],
    read: readNumber(/(\d+) pages?\b/, 'page'),
  },
  {
    name: 'made-again',
    title: 'files written by tools',
    command: ['tsx', 'scripts/headers.ts', '--check'],
    needs: 'build',
    read: readNumber(/(\d+) files?\b/, 'file'),
  },
  {
    name: 'icons',
    title: 'icons made from the drawing',
    command: ['tsx', 'scripts/icons/index.ts', '--check'],
    read: readNumber(/^(\d+) files?\b/m, 'file'),
  },
  {
    name: 'faces',
    title: 'faces cut from their packages',
    command: ['tsx', 'scripts/fonts/index.ts', '--check'],
    read: readNumber(/^(\d+) faces?\b/m, 'face'),
  },
  {...vitest('site', 'the built site', '--maxWorkers=2'), needs: 'build', alone: true},
  {
    name: 'browser',
    title: 'Playwright',
    alone: true,
    command: ['playwright', 'test'],
    report: `${reports}/browser.json`,
    needs: 'build',
    prepare: startBrowser,
    read: readPlaywright,
  },
];
