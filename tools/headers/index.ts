import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {PlainError, runMain} from '../site/runMain';
import {readHeaders} from './headersFile';
import {deployFiles} from './hosts';
import {hashesOf} from './policy';

const folder = 'deploy';
const builtPage = 'build/index.html';
const command = 'npx tsx tools/headers/index.ts';

// Writes deploy/ from deploy/headers.json and the built pages; --check only compares.
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
    console.log(`${String(files.length)} files of deploy/ are up to date.`);
    return;
  }
  different.forEach(([name, text]) => {
    writeFileSync(path.join(folder, name), text);
  });
  console.log(`${String(files.length)} files of deploy/, ${String(different.length)} changed.`);
  await Promise.resolve();
});
