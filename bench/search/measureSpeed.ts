import os from 'node:os';

import {type Page, chromium, expect} from '@playwright/test';

import {readHeaders} from '../../hosting/headers/headersFile';
import {readSearchFiles} from '../../features/search/cli/readSearchFiles';
import {PlainError} from '../../shared/process/runMain';
import {flags} from '../../shared/browser/flags';
import {startBrowser} from '../../scripts/check/browser/startBrowser';
import type {Measurement} from '../measurement';
import {readQueries} from '../../features/search/quality/queries';
import {readSpeed, showSpeed} from './speed/showSpeed';
import {watchAnswers, watchPresses} from './speed/watchPresses';
import {withPreview} from '../withPreview';

const folder = 'build';
const wanted = 30;
const betweenKeys = 120;
const isShown = 'rkSpeed.presses.at(-1)?.shown !== undefined';

/**
 * Types queries into the real box and records the time of the worker; then types them again with the main
 * thread slowed down, and records when the list is shown.
 */
export async function measureSpeed(): Promise<Measurement> {
  const found = await startBrowser();
  if ('failure' in found) {
    throw new PlainError(found.failure);
  }
  const all = readQueries().map(({query}) => query);
  const queries = all.filter((_, place) => place % Math.floor(all.length / wanted) === 0);
  const typed = queries.slice(0, wanted);
  const {CHROMIUM_PATH: executablePath = ''} = found.env;
  const browser = await chromium.launch({executablePath, args: flags});
  try {
    return await withPreview({directory: folder, headers: readHeaders()}, async (origin) => {
      const page = await browser.newPage();
      await page.addInitScript(watchPresses);
      await page.goto(`${origin}/compatibility`);
      const box = page.getByRole('combobox');
      await expect(box).toBeEnabled();
      // A slowed-down page keeps a processor busy, which the worker would wait for.
      const [worker] = page.workers();
      await worker?.evaluate(watchAnswers);
      await typeAll(page, typed);
      const answers: unknown = await worker?.evaluate('rkAnswers');
      await page.reload();
      await expect(box).toBeEnabled();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
      // Earlier long tasks are loading, not typing.
      await page.evaluate('rkSpeed.longTasks.length = 0');
      await typeAll(page, typed);
      const pages = readSearchFiles(folder).index.pages.length;
      const [load = 0] = os.loadavg();
      const speed = readSpeed(await page.evaluate('rkSpeed'), answers);
      return showSpeed(speed, typed, pages, load);
    });
  } finally {
    await browser.close();
  }
}

async function typeAll(page: Page, queries: readonly string[]): Promise<void> {
  const box = page.getByRole('combobox');
  await box.focus();
  for (const query of queries) {
    await box.fill('');
    await page.keyboard.type(query, {delay: betweenKeys});
    await expect
      .poll(() => page.evaluate(isShown), {message: query, intervals: [250], timeout: 20_000})
      .toBe(true);
  }
}
