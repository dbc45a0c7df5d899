import {readHeaders} from '../headers/headersFile';
import {finishBuild} from './finish/finishBuild';
import {runDocusaurus} from './runDocusaurus';
import {writeCards} from './social/writeCards';
import {writeData} from './structured-data/writeData';

/** Where Docusaurus writes the site. */
export const buildDirectory = 'build';

let lastReport = 0;

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** Tells every second how far it is: one line per file would hide the rest. */
function reportEachSecond(done: number, all: number): void {
  if (Date.now() - lastReport >= 1000) {
    lastReport = Date.now();
    console.log(`  ${String(done)} of ${String(all)} files`);
  }
}

/** Builds the site into build/ as hosts take it, and tells how far it is. */
export async function buildSite(): Promise<void> {
  const start = Date.now();
  console.log('Building the pages …');
  await runDocusaurus(['build', '--out-dir', buildDirectory]);

  console.log(`Built in ${seconds(start)}. Drawing social cards …`);
  const social = Date.now();
  const {cards, drawn} = await writeCards(buildDirectory);
  await writeData(buildDirectory);

  const finish = Date.now();
  console.log(
    `${String(cards)} cards, ${String(drawn)} of them drawn anew, in ${seconds(social)}. ` +
      'Writing policy and compressed files …',
  );
  lastReport = finish;
  const {pages, hashes, compressed} = await finishBuild(
    buildDirectory,
    readHeaders(),
    reportEachSecond,
  );
  console.log(
    `Finished in ${seconds(finish)}: ${String(pages)} pages with a policy of ` +
      `${String(hashes)} script hashes, ${String(compressed)} files as .gz and .br.`,
  );
}
