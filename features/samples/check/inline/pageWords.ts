import {readFileSync} from 'node:fs';

import type {Block} from '../../parse/readBlocks';
import {surroundingsOf} from '../php/surroundings';

/** The words of the samples of a page, of their setups and of their fixtures. */
export function pageWords(page: string, blocks: readonly Block[]): Set<string> {
  const {around, fixtures, hidden} = surroundingsOf(page);
  const classes = [...Object.values(fixtures), ...Object.values(hidden)];
  const files = [...around, ...classes].map((file) => readFileSync(file, 'utf8'));
  const values = blocks.filter((block) => block.page === page).map(({value}) => value);
  return new Set([...files, ...values].flatMap((text) => text.match(/\w+/g) ?? []));
}
