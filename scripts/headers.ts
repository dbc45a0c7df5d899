import {existsSync, readFileSync} from 'node:fs';

import {PlainError, runMain} from '../shared/process/runMain';
import {readHeaders} from '../hosting/headers/headersFile';
import {deployFiles} from '../hosting/headers/hosts';
import {hashesOf} from '../hosting/headers/policy';
import {writeOrCheck} from './writeOrCheck';

const folder = 'hosting/deploy';
const builtPage = 'build/index.html';

// Writes hosting/deploy/ from hosting/headers.json and the built pages; --check only compares.
runMain(() => {
  if (!existsSync(builtPage)) {
    throw new PlainError(`${builtPage} is missing. Run \`npm run build\` first.`);
  }
  const hashes = hashesOf(readFileSync(builtPage, 'utf8'));
  const files = new Map(Object.entries(deployFiles(readHeaders(), hashes)));
  const changed = writeOrCheck(folder, files, 'npx tsx scripts/headers.ts');
  console.log(`${String(files.size)} files of ${folder}/, ${String(changed)} changed.`);
});
