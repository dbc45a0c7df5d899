import {readFileSync, writeFileSync} from 'node:fs';

import type {Block} from '../parse/readBlocks';

/** Replaces the texts of blocks of a page. A page without changes is not written. */
export function writeOutputs(page: string, texts: ReadonlyMap<Block, string>): void {
  const changes = [...texts]
    .filter(([{value}, text]) => value !== text)
    // From the end, so that the numbers of the lines above stay.
    .sort(([a], [b]) => b.line - a.line);
  if (changes.length === 0) {
    return;
  }
  const lines = readFileSync(page, 'utf8').split('\n');
  for (const [{line, value}, text] of changes) {
    const indent = /^\s*/.exec(lines[line - 2] ?? '')?.[0] ?? '';
    const count = value === '' ? 0 : value.split('\n').length;
    const indented = text.split('\n').map((content) => (content === '' ? '' : indent + content));
    lines.splice(line - 1, count, ...indented);
  }
  writeFileSync(page, lines.join('\n'));
}
