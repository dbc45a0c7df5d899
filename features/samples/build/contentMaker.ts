import {toHtml} from 'hast-util-to-html';

import {highlight} from '../highlight/highlight';
import {shortMarkup} from '../highlight/shortMarkup';
import type {PageTypes} from '../inferred-types/pageTypes';

/** What a block passes to the browser of its code. */
export interface Content {
  readonly html: string;
  readonly language: string;
  /** The address of the types of its names. */
  readonly types?: string;
}

/** Makes the content of the blocks of a page, with the names in them. */
export function contentMaker(
  types: PageTypes | undefined,
): (source: string, language: string) => Content {
  const hasIds = new Set<string>();
  return (source, language) => {
    const names = types?.spansOf(source) ?? [];
    // A page may show the same sample twice.
    const ids = hasIds.has(source) ? undefined : types?.idsOf(source);
    hasIds.add(source);
    return {
      html: shortMarkup(toHtml(highlight(source, language, names, ids))),
      language,
      ...(types !== undefined && names.length > 0 && {types: types.address}),
    };
  };
}
