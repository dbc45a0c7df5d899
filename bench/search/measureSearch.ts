import {readFileSync} from 'node:fs';

import {readWholeDocuments} from '../../features/search/cli/readSearchFiles';
import {startBrowser} from '../../scripts/check/browser/startBrowser';
import {machine, today} from '../machine';
import type {Measurement} from '../measurement';
import {writeMarkdown} from '../writeMarkdown';
import {keywordsText, pageTexts} from './corpus';
import {installEngines} from './engines/installEngines';
import {replacePart} from '../../shared/text/replacePart';
import type {NotRun, Run} from './engines/run';
import {runLunrSearch} from './engines/runLunrSearch';
import {runMiniSearch} from './engines/runMiniSearch';
import {runOurs} from './engines/runOurs';
import {runPagefind} from './engines/runPagefind';
import {type GradedQuery, newestGraded, readSet} from '../../features/search/quality/sets';
import {bestSettings, judge, rate} from './rate';
import {showComparison, showGeneration} from './showComparison';

const folder = 'build';
const readme = 'features/search/quality/README.md';

/** Runs the fitted queries and the newest generation on our search and three others, on the built site. */
export async function measureSearch(): Promise<Measurement> {
  const documents = readWholeDocuments(folder);
  const joined = documents.map(({content, rest = '', keywords, ...document}) => ({
    ...document,
    content: `${content} ${rest}`,
    ...(keywords !== undefined && {keywords: keywordsText(keywords)}),
  }));
  const pages = pageTexts(documents);
  const routes = new Set(pages.map(({route}) => route));
  const fitted = readSet('fitted').filter(({grade}) =>
    grade.intended.some((one) => routes.has(one)),
  );
  const newest = newestGraded();
  const unseen = readSet(newest);
  const texts = [...fitted, ...unseen].map(({query}) => query);
  const runs: Run[] = [runOurs(folder, texts)];
  const notRun: NotRun[] = [];

  runs.push(...(await runLunrSearch(folder, joined, texts)));
  const installed = await installEngines();
  if ('failure' in installed) {
    const reason = installed.failure;
    notRun.push({engine: 'MiniSearch', reason}, {engine: 'Pagefind', reason});
  } else {
    runs.push(...(await runMiniSearch(installed.folder, pages, texts)));
    const browser = await startBrowser();
    if ('failure' in browser) {
      notRun.push({engine: 'Pagefind', reason: browser.failure.replaceAll('\n', ' ')});
    } else {
      const {CHROMIUM_PATH: program = ''} = browser.env;
      runs.push(...(await runPagefind(installed.folder, folder, pages, texts, program)));
    }
  }
  const ratedOn = (queries: readonly GradedQuery[], from: number) =>
    runs.map((run) => rate({...run, found: run.found.slice(from, from + queries.length)}, queries));
  const rated = ratedOn(fitted, 0);
  const details = [
    showComparison(rated, notRun, fitted, pages.length),
    showGeneration(newest, ratedOn(unseen, fitted.length), notRun, unseen),
  ].join('\n\n');
  const part = `Measured on ${today()} with ${machine()}.\n\n${details}`;
  await writeMarkdown(readme, replacePart(readFileSync(readme, 'utf8'), 'measure -- search', part));
  return {...judge(bestSettings(rated)), details};
}
