import {readFileSync} from 'node:fs';

import {PlainError, runMain} from '../../shared/process/runMain';
import {writeOrCheck} from '../writeOrCheck';
import {iconFiles} from './iconFiles';

const drawing = 'static/favicon.svg';
const mark = 'static/img/mark.svg';

// Writes the icons in static/ from static/favicon.svg; --check only compares.
runMain(() => {
  const svg = readFileSync(drawing, 'utf8');
  if (readFileSync(mark, 'utf8') !== svg) {
    throw new PlainError(`${mark} differs from ${drawing}. Copy one over the other.`);
  }
  const files = iconFiles(svg);
  writeOrCheck('static', files, 'npx tsx scripts/icons/index.ts');
  const sizes = [...files].map(([name, {length}]) => `${name} ${String(length)}`);
  console.log(`${String(files.size)} files, bytes: ${sizes.join(', ')}`);
});
