import type {VariedText} from '../../markup/pageTexts';
import {Variation} from '.';
import {fetchTexts} from './pageTexts';

/** What shows the combinations of a block. */
export interface Loaded {
  readonly Variation: typeof Variation;
  readonly text: VariedText;
}

/**
 * Loads a varied block of a page, by the address of its file and its number in it.
 *
 * @throws Error where the file does not have it.
 */
export async function load(address: string, number: number): Promise<Loaded> {
  const text = (await fetchTexts(address))[number];
  if (text === undefined) {
    throw new Error(`${address} has no block ${String(number)}.`);
  }
  return {Variation, text};
}
