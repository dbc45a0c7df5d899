import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {PlainError, runMain} from '../../shared/process/runMain';
import {iconFiles} from './iconFiles';

const folder = 'static';
const drawing = 'static/favicon.svg';
const mark = 'static/img/mark.svg';
const command = 'npx tsx scripts/icons/index.ts';

// Writes the icons in static/ from static/favicon.svg; --check only compares.
runMain(async () => {
  const svg = readFileSync(drawing, 'utf8');
  if (readFileSync(mark, 'utf8') !== svg) {
    throw new PlainError(`${mark} differs from ${drawing}. Copy one over the other.`);
  }
  const files = [...iconFiles(svg)];
  const different = files.filter(([name, bytes]) => {
    const file = path.join(folder, name);
    return !existsSync(file) || !readFileSync(file).equals(bytes);
  });
  if (process.argv.includes('--check')) {
    if (different.length > 0) {
      const names = different.map(([name]) => `${folder}/${name}`).join(', ');
      throw new PlainError(`Out of date: ${names}. Run \`${command}\` and commit the files.`);
    }
    console.log(`${String(files.length)} files match ${drawing}.`);
    return;
  }
  different.forEach(([name, bytes]) => {
    writeFileSync(path.join(folder, name), bytes);
  });
  const sizes = files.map(([name, {length}]) => `${name} ${String(length)}`);
  console.log(`${String(files.length)} files, bytes: ${sizes.join(', ')}`);
  await Promise.resolve();
});
