import {readHeaders} from '../../hosting/headers/headersFile';
import {buildAside} from './buildAside';
import {finishPages} from './finish/finishPages';
import {runDocusaurus} from './runDocusaurus';
import {writeCards} from '../../features/social-cards/writeCards';
import {compressFiles} from '../../shared/files/compressFiles';

/** The folder of the built site. */
export const buildDirectory = 'build';

let lastReport = 0;

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** Reports progress every second: one line per file would hide the rest. */
function reportEachSecond(done: number, all: number): void {
  if (Date.now() - lastReport >= 1000) {
    lastReport = Date.now();
    console.log(`  ${String(done)} of ${String(all)} files`);
  }
}

/** Builds the site for hosts; a build that fails leaves the last site in place. */
export async function buildSite(directory = buildDirectory): Promise<void> {
  await buildAside(directory, buildInto);
}

async function buildInto(directory: string): Promise<void> {
  const start = Date.now();
  console.log('Building the pages …');
  await runDocusaurus(['build', '--out-dir', directory]);

  const finish = Date.now();
  console.log(`Built in ${seconds(start)}. Writing heads and policy …`);
  const {pages, hashes, cards} = await finishPages(directory, readHeaders());

  const social = Date.now();
  console.log(
    `${String(pages)} pages with a policy of ${String(hashes)} script hashes ` +
      `in ${seconds(finish)}. Drawing social cards …`,
  );
  const drawn = await writeCards(directory, cards);

  lastReport = Date.now();
  console.log(
    `${String(cards.size)} cards, ${String(drawn)} of them new, in ${seconds(social)}. ` +
      'Writing compressed files …',
  );
  const compressed = await compressFiles(directory, reportEachSecond, '.cache/compressed');
  console.log(`Finished in ${seconds(finish)}: ${String(compressed)} files as .gz and .br.`);
}
