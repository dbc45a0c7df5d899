import {rm} from 'node:fs/promises';
import path from 'node:path';

import {listFiles} from '../../shared/files/listFiles';
import type {Measurement} from '../measurement';
import {growSite} from './growSite';
import {largestPage, readSizes} from './readSizes';
import {runMeasured} from './runMeasured';
import {type Grown, showSiteGrowth} from './showSiteGrowth';

const folder = '.cache/measure/growth';
const wanted = [undefined, 700, 1000];

/** Builds the last commit unchanged, with 700 and with 1,000 pages, and compares time, memory and bytes. */
export async function measureSiteGrowth(): Promise<Measurement> {
  const list: Grown[] = [];
  let route: string | undefined;
  for (const pages of wanted) {
    const site = path.join(folder, 'site');
    await growSite(site, pages);
    const usage = await runMeasured(['tsx', 'scripts/site/build.ts'], site);
    const built = path.join(site, 'build');
    route ??= largestPage(built);
    const count = listFiles(built).filter((file) => /(?<!^404)\.html$/.test(file)).length;
    list.push({pages: count, usage, sizes: readSizes(built, route)});
    console.log(`${String(count)} pages: ${usage.processorSeconds.toFixed(0)} processor seconds`);
  }
  await rm(folder, {recursive: true, force: true});
  return showSiteGrowth(list, route ?? '');
}
