import {readFileSync, readdirSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';

import {gzipSize} from '../../shared/files/compressFiles';
import {PlainError} from '../../shared/process/runMain';
import {runProgram} from '../../shared/process/runProgram';
import type {Measurement} from '../measurement';
import {table} from '../table';
import {type Part, weighParts} from './weighParts';

const folder = '.cache/measure/bundle';
const generated = '.docusaurus-bundle';
const shownFrom = 250;

// The first pattern that matches a source names its part.
const groups: readonly (readonly [RegExp, string])[] = [
  [/node_modules\/(?:react|react-dom|scheduler)\//, 'React'],
  [/patches\/route-modules\/pages\.js/, 'Addresses of the pages, with the sidebar'],
  [
    /node_modules\/(?:history|react-router|react-router-dom|react-router-config|path-to-regexp|resolve-pathname|hoist-non-react-statics|react-is)\//,
    'React Router and what it needs',
  ],
  [/node_modules\/react-loadable/, 'react-loadable'],
  [/node_modules\/(?:react-helmet-async|react-fast-compare)\//, 'react-helmet-async'],
  [/docusaurus\/core/, 'Core of Docusaurus'],
  [/docusaurus\/theme-common/, 'theme-common of Docusaurus'],
  [/docusaurus\/theme-classic/, 'Classic theme of Docusaurus'],
  [/docusaurus\/plugin-content-docs/, 'Docs plugin of Docusaurus'],
  [/features\/search\//, 'Search box'],
  [/(?:src|features|shared)\//, 'Own components'],
];

const groupOf = (source: string): string =>
  groups.find(([pattern]) => pattern.test(source))?.[1] ?? 'Other';

/** Bundles the site with source maps and weighs the parts of the scripts of a first load. */
export async function measureBundle(): Promise<Measurement> {
  await rm(folder, {recursive: true, force: true});
  const {status, text} = await runProgram({
    command: ['docusaurus', 'build', '--out-dir', folder],
    env: {
      DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      NO_UPDATE_NOTIFIER: '1',
      RK_SOURCE_MAPS: 'yes',
    },
  });
  if (status !== 0) {
    throw new PlainError(`The site cannot be bundled:\n${text.trim()}`);
  }
  const scripts = readScripts(path.join(folder, 'assets/js'));
  const main = only(scripts, 'main');
  const runtime = only(scripts, 'runtime~main');
  const docs = only(scripts, 'docs');
  const worker = only(scripts, 'features_search_engine_worker_ts');
  // The chunk of a page is named by its place in the list: docusaurus-patches/route-modules.
  const pages = scripts
    .filter(({name, script}) => /^[0-9a-z]{1,3}$/.test(name) && /"?permalink"?:/.test(script))
    .map(({script}) => gzipSize(script))
    .sort((a, b) => a - b);
  const [smallest = 0, median = 0, largest = 0] = [
    pages[0],
    pages[Math.floor(pages.length / 2)],
    pages.at(-1),
  ];
  const parts = weighParts(main.script, main.map, groupOf);
  const growth = growthPerPage(parts, runtime.script, pages.length);
  const shell = gzipSize(main.script) + gzipSize(runtime.script) + gzipSize(docs.script);
  return {
    passed: pages.length > 0,
    result: `${kilobytes(smallest + shell)} to ${kilobytes(largest + shell)} kB of scripts on ${String(pages.length)} pages before the browser is idle, ${String(growth)} bytes more with each page`,
    details: [
      table(
        ['Script', 'Bytes, gzip'],
        [
          ...[main, runtime, docs].map(({name, script}) => [name, String(gzipSize(script))]),
          ['text of the smallest page', String(smallest)],
          ['text of a page in the middle', String(median)],
          ['text of the largest page', String(largest)],
          ['worker of the search, when the browser is idle', String(gzipSize(worker.script))],
        ],
      ),
      'A part that few pages show, such as a figure, is a script of its own and not counted here;\n' +
        '`tests/e2e/policy.spec.ts` counts what each page actually loads.',
      partsTable('main', parts),
      partsTable('docs', weighParts(docs.script, docs.map, groupOf)),
    ].join('\n\n'),
  };
}

interface Script {
  /** The name without the hash and the extension. */
  readonly name: string;
  readonly script: string;
  readonly map: string;
}

function readScripts(directory: string): Script[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const text = readFileSync(path.join(directory, file), 'utf8');
      return {
        name: file.replace(/\.\w+\.js$/, ''),
        script: text.replace(/\n\/\/# sourceMappingURL=.*\n?$/, ''),
        map: readFileSync(path.join(directory, `${file}.map`), 'utf8'),
      };
    });
}

function only(scripts: readonly Script[], name: string): Script {
  const [script, ...more] = scripts.filter((one) => one.name === name);
  if (script === undefined || more.length > 0) {
    throw new PlainError(
      `The bundle does not have exactly one script "${name}": see docusaurus-patches/chunk-assets.`,
    );
  }
  return script;
}

/** The parts that grow with the pages: their part of the main script, and the chunk hashes in the runtime. */
function growthPerPage(parts: readonly Part[], runtime: string, pages: number): number {
  const inMain = parts
    .filter(({name}) => name.startsWith('Addresses'))
    .reduce((sum, {bytes}) => sum + bytes, 0);
  const inRuntime =
    gzipSize(runtime) - gzipSize(runtime.replace(/\w+:"\w{8}",|"\w+":"\w{8}",/g, ''));
  return Math.round((inMain + inRuntime) / pages);
}

function partsTable(name: string, parts: readonly Part[]): string {
  const small = parts.filter(({bytes}) => bytes < shownFrom);
  const smaller = small.reduce((sum, {bytes}) => sum + bytes, 0);
  return table(
    [`Part of \`${name}\``, 'Bytes'],
    [...parts.filter((part) => !small.includes(part)), {name: 'smaller ones', bytes: smaller}].map(
      (part) => [part.name, String(part.bytes)],
    ),
  );
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
