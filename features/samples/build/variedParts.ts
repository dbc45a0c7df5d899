import {writeChoices} from '../markup/choices';
import type {PagePart, PageVariations} from '../variations/pageVariations';

/** A varied part of a page, with what its block passes to the browser. */
export interface VariedPart extends Pick<PagePart, 'changed'> {
  /** Whether each of its texts is a table. */
  readonly isTable: boolean;
  readonly properties: {readonly choices: string; readonly texts: string};
}

/** Finds the varied part that a block of a page is, in the order of the page; each part is one block. */
export function variedParts(
  variations: PageVariations | undefined,
): (source: string, isOutput: boolean) => VariedPart | undefined {
  const left = [...(variations?.parts.entries() ?? [])];
  return (source, isOutput) => {
    const index = left.findIndex(
      ([, part]) => part.isOutput === isOutput && part.block.value === source,
    );
    const [found] = index === -1 ? [] : left.splice(index, 1);
    if (variations === undefined || found === undefined) {
      return undefined;
    }
    const [number, {choices, changed, tables}] = found;
    const texts = `${variations.address}#${String(number)}`;
    return {
      changed,
      isTable: tables !== undefined,
      properties: {choices: writeChoices(choices), texts},
    };
  };
}
