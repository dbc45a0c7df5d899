import {htmlStep} from './html/htmlStep';
import {startPhp} from './startPhp';
import {startBrowser} from './browser/startBrowser';
import {cacheFile} from './cache';
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
  /** The step that must end first; if it fails, this one is skipped. */
  readonly needs?: string;
  /** Keeps all processors busy. */
  readonly alone?: boolean;
  /** Takes `--shard=1/4` and then runs a part of its tests. */
  readonly shards?: boolean;
  readonly prepare?: () => Promise<Preparation>;
}

const reports = '.cache/check';

/** Runs Vitest projects; the first one names the step. */
export function vitest(name: string, title: string, ...more: string[]) {
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

function playwright(name: string, title: string, ...more: string[]) {
  return {
    name,
    title,
    alone: true,
    shards: true,
    // playwright.config.ts writes it.
    report: `${reports}/browser.json`,
    command: ['playwright', 'test', ...more],
    needs: 'build',
    prepare: startBrowser,
    read: readPlaywright,
  } satisfies Step;
}

const withCoverage = ['--project', 'components', '--coverage'];

const byContent = ['--cache', '--cache-strategy', 'content', '--cache-location'];

// How a tool is called and how its output is read, for all files or some.
const tools = {
  format: {
    title: 'Prettier',
    command: [
      'prettier',
      ...['--check', '--no-color', '--log-level', 'debug'],
      ...[...byContent, cacheFile('prettier')],
    ],
    // It names each file, including cached ones.
    read: readLines(
      /^\[debug\] resolve config from '.*\.(?:tsx?|mdx?|css|jsonc?|json5|ya?ml)'$/,
      /^\[debug\]/,
    ),
  },
  code: {
    title: 'ESLint',
    // Typed rules read other files too, which the cache does not notice: in CI, no run uses the cache.
    command: [
      'eslint',
      ...['--format', 'json', '--max-warnings', '0'],
      ...((process.env.CI ?? '') === '' ? [...byContent, cacheFile('eslint')] : []),
    ],
    read: readFindings,
  },
  style: {
    title: 'stylelint',
    // Without its cache: it does not report cached files, so they could not be counted.
    command: ['stylelint', '--formatter', 'json', '--max-warnings', '0'],
    read: readFindings,
  },
  text: {
    title: 'markdownlint',
    command: ['markdownlint-cli2'],
    read: readNumber(/^Linting: (\d+) file/m, 'file'),
  },
  spelling: {
    title: 'CSpell',
    command: [
      'cspell',
      ...['lint', '--no-progress', '--no-color'],
      ...[...byContent, cacheFile('cspell')],
    ],
    read: readNumber(/^CSpell: Files checked: (\d+)/m, 'file'),
  },
} as const satisfies Readonly<Record<string, Omit<Step, 'name'>>>;

/** A step that calls one of the tools on files. */
export function linter(name: keyof typeof tools, ...files: string[]): Step {
  const {command, ...tool} = tools[name];
  const [program, ...flags] = command;
  return {name, ...tool, command: [program, ...flags, ...files]};
}

/** The types of the whole program, which a change anywhere may break. */
export const types: Step = {
  name: 'types',
  title: 'TypeScript',
  command: [
    'tsc',
    ...['--listFiles', '--pretty', 'false'],
    ...['--incremental', '--tsBuildInfoFile', cacheFile('tsbuildinfo')],
  ],
  read: readLines(/^(?:\/|[A-Z]:)(?!.*\/node_modules\/).*\.tsx?$/, /^(?:\/|[A-Z]:)[^(]*$/),
};

/** The subjects of all commits. */
export const commits: Step = {
  name: 'commits',
  title: 'subjects of the commits',
  command: ['tsx', 'scripts/check/commits/main.ts'],
  read: readNumber(/^Looked at (\d+) commit/m, 'commit'),
};

/** Samples of pages: of some, or of all when none is named. */
export function samples(...pages: string[]): Step {
  return {
    name: 'samples',
    title: 'samples and their shown outputs',
    command: ['tsx', 'scripts/samples.ts', 'check', ...pages],
    prepare: startPhp,
    read: readNumber(/^Checked blocks: (\d+)/m, 'block'),
  };
}

/** Every step of `npm test`. The build is first: others wait for it, and it keeps one processor busy. */
export const steps: readonly Step[] = [
  {
    name: 'build',
    title: 'the site',
    command: ['tsx', 'scripts/site/build.ts'],
    read: readNumber(/(\d+) pages?\b/, 'page'),
  },
  linter('format', '.'),
  linter('code', '.'),
  linter('style', '{src,features,shared,static}/**/*.css'),
  linter('text'),
  linter('spelling'),
  types,
  commits,
  vitest('unit', 'functions and components', '--project', 'components'),
  samples(),
  vitest('pages', 'pages and the structure of the repository'),
  {
    ...vitest('sample-rules', 'the rules for samples of PHP'),
    prepare: startPhp,
  },
  {
    name: 'generated-files',
    title: 'generated files',
    command: ['tsx', 'scripts/headers.ts', '--check'],
    needs: 'build',
    read: readNumber(/(\d+) files?\b/, 'file'),
  },
  {
    name: 'icons',
    title: 'icons generated from the drawing',
    command: ['tsx', 'scripts/icons/index.ts', '--check'],
    read: readNumber(/^(\d+) files?\b/m, 'file'),
  },
  {
    name: 'fonts',
    title: 'font subsets made from their packages',
    command: ['tsx', 'scripts/fonts/index.ts', '--check'],
    read: readNumber(/^(\d+) fonts?\b/m, 'font'),
  },
  {...vitest('site', 'the built site', '--maxWorkers=2'), needs: 'build', alone: true},
  playwright('browser', 'each kind of page in Chromium', '--grep-invert', '@sweep'),
];

/** What `npm run test:all` adds: every page in every state, the W3C's checker, and coverage. */
export const sweepSteps: readonly Step[] = [
  // With coverage, the unit tests take two fifths more of the processor's time, and the share changes little from day to day.
  {
    ...vitest('unit', 'the share of the code that unit tests run', ...withCoverage),
    name: 'coverage',
    // They share a report.
    needs: 'unit',
  },
  playwright('sweep', 'every page in every state in Chromium', '--grep', '@sweep'),
  htmlStep,
];
