import {readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {readHeaders} from '../../hosting/headers/headersFile';
import {PlainError} from '../../shared/process/runMain';
import {flags} from '../../shared/browser/flags';
import {startBrowser} from '../../scripts/check/browser/startBrowser';
import {runProgram} from '../../shared/process/runProgram';
import {installAside} from '../installAside';
import type {Measurement} from '../measurement';
import {prepared} from '../prepared';
import {withPreview} from '../withPreview';
import {type Report, categories, readReport} from './readReport';
import {type Looked, showLighthouse} from './showLighthouse';

// The last version that runs on Node 20.
const version = '12.8.2';
// As many as its manual recommends; with three, noise decides.
const runs = 5;
const routes = [
  '/',
  '/mapper',
  '/mapper/mapping-table',
  '/domain-event/transactional-outbox-pattern',
  '/mapper/installation-usage',
  '/search',
];
const devices = {desktop: ['--preset=desktop'], phone: []} as const;

/** Runs Lighthouse on six pages of the built site, as a desktop and as a phone. */
export async function measureLighthouse(): Promise<Measurement> {
  const {env} = prepared(await startBrowser());
  const {folder} = prepared(await installAside('lighthouse', {lighthouse: version}));
  const {CHROMIUM_PATH: executable = ''} = env;
  const program = path.join(folder, 'node_modules/.bin/lighthouse');
  const looked: Looked[] = [];
  await withPreview({directory: 'build', headers: readHeaders()}, async (origin) => {
    for (const device of ['desktop', 'phone'] as const) {
      for (const route of routes) {
        const reports: Report[] = [];
        while (reports.length < runs) {
          reports.push(await look(program, executable, origin + route, devices[device]));
        }
        looked.push({device, route, reports});
        console.log(device, route, ...reports.map(({scores}) => scores.join(' ')));
      }
    }
  });
  const [load = 0] = os.loadavg();
  return showLighthouse(looked, version, load);
}

async function look(
  program: string,
  executable: string,
  address: string,
  options: readonly string[],
  isAgain = false,
): Promise<Report> {
  const report = '.cache/measure/lighthouse/report.json';
  const {status, text} = await runProgram({
    command: [
      program,
      address,
      '--output=json',
      `--output-path=${report}`,
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      '--skip-audits=canonical',
      `--chrome-flags=${['--headless=new', ...flags].join(' ')}`,
      ...options,
    ],
    env: {CHROME_PATH: executable},
  });
  if (status !== 0 && text.includes('Please run Lighthouse again') && !isAgain) {
    // In rare cases the trace starts too late; Lighthouse recommends running it again.
    return look(program, executable, address, options, true);
  }
  if (status !== 0) {
    throw new PlainError(`Lighthouse cannot check ${address}:\n${text.trim()}`);
  }
  return readReport(readFileSync(report, 'utf8'));
}
