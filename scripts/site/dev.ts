import {existsSync, readdirSync} from 'node:fs';

import {buildDirectory} from './buildSite';
import {runDocusaurus} from './runDocusaurus';
import {runMain} from '../../shared/process/runMain';

function hasSearchFiles(): boolean {
  const files = existsSync(buildDirectory) ? readdirSync(buildDirectory) : [];
  return ['search-doc-', 'lunr-index-'].every((start) =>
    files.some((file) => file.startsWith(start) && file.endsWith('.json')),
  );
}

// npm run dev: pages reload while you write. Options are passed on to `docusaurus start`.
runMain(async () => {
  console.log(
    hasSearchFiles()
      ? 'Search finds what the last build contained.'
      : 'There are no search files yet: search works after `npm run build`.',
  );
  const port = process.env.PORT;
  const portOption = port === undefined ? [] : ['--port', port];
  await runDocusaurus(['start', ...portOption, ...process.argv.slice(2)]);
});
