import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {PlainError, runMain} from '../shared/process/runMain';
import {readHeaders} from '../hosting/headers/headersFile';
import {deployFiles} from '../hosting/headers/hosts';
import {hashesOf} from '../hosting/headers/policy';

const folder = 'hosting/deploy';
const builtPage = 'build/index.html';
const command = 'npx tsx scripts/headers.ts';

// Writes hosting/deploy/ from hosting/headers.json and the built pages; --check only compares.
runMain(async () => {
  if (!existsSync(builtPage)) {
    throw new PlainError(`${builtPage} is missing. Run \`npm run build\` first.`);
  }
  const files = Object.entries(
    deployFiles(readHeaders(), hashesOf(readFileSync(builtPage, 'utf8'))),
  );
  const isDifferent = ([name, text]: [string, string]) => {
    const file = path.join(folder, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  };
  const different = files.filter(isDifferent);
  if (process.argv.includes('--check')) {
    if (different.length > 0) {
      const names = different.map(([name]) => `${folder}/${name}`).join(', ');
      throw new PlainError(`Out of date: ${names}. Run \`${command}\` and commit the files.`);
    }
    console.log(`${String(files.length)} files of hosting/deploy/ are up to date.`);
    return;
  }
  different.forEach(([name, text]) => {
    writeFileSync(path.join(folder, name), text);
  });
  console.log(
    `${String(files.length)} files of hosting/deploy/, ${String(different.length)} changed.`,
  );
  await Promise.resolve();
});
