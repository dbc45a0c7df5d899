import {readHeaders} from '../headers/headersFile';
import {finishBuild} from './finish/finishBuild';
import {runDocusaurus} from './runDocusaurus';

/** Where Docusaurus writes the site. */
export const buildDirectory = 'build';

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** Calls back at each tenth of the way, since one line per file would hide the rest. */
function inTenths(report: (done: number, all: number) => void) {
  let last = 0;
  return (done: number, all: number) => {
    const tenth = Math.floor((done * 10) / all);
    if (tenth > last) {
      last = tenth;
      report(done, all);
    }
  };
}

/** Builds the site into build/ as hosts take it, and tells how far it is. */
export async function buildSite(): Promise<void> {
  const start = Date.now();
  console.log('Building the pages …');
  await runDocusaurus(['build', '--out-dir', buildDirectory]);

  const finish = Date.now();
  console.log(`Built in ${seconds(start)}. Writing policy and compressed files …`);
  const report = inTenths((done, all) => {
    console.log(`  ${String(done)} of ${String(all)} files`);
  });
  const {pages, hashes, compressed} = await finishBuild(buildDirectory, readHeaders(), report);
  console.log(
    `Finished in ${seconds(finish)}: ${String(pages)} pages with a policy of ` +
      `${String(hashes)} script hashes, ${String(compressed)} files as .gz and .br.`,
  );
}
