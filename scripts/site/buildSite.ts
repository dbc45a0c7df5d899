import {readHeaders} from '../../hosting/headers/headersFile';
import {buildAside} from './buildAside';
import {finishBuild} from './finish/finishBuild';
import {runDocusaurus} from './runDocusaurus';
import {writeCards} from '../../features/social-cards/writeCards';
import {writeFeedLinks} from '../../features/feeds';
import {writeData} from '../../features/structured-data/writeData';

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

  console.log(`Built in ${seconds(start)}. Drawing social cards …`);
  const social = Date.now();
  const {cards, drawn} = await writeCards(directory);
  await writeData(directory);
  writeFeedLinks(directory);

  const finish = Date.now();
  console.log(
    `${String(cards)} cards, ${String(drawn)} of them new, in ${seconds(social)}. ` +
      'Writing policy and compressed files …',
  );
  lastReport = finish;
  const {pages, hashes, compressed} = await finishBuild(
    directory,
    readHeaders(),
    '.cache/compressed',
    reportEachSecond,
  );
  console.log(
    `Finished in ${seconds(finish)}: ${String(pages)} pages with a policy of ` +
      `${String(hashes)} script hashes, ${String(compressed)} files as .gz and .br.`,
  );
}
