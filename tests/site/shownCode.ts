import {readBlocks, readInline} from '../../features/samples';
import {blockTexts} from './blockTexts';
import type {BuiltPage} from './site';

/** A piece of code in the source of a page, with the text that a reader must see. */
export interface SourceCode {
  readonly page: string;
  readonly line: number;
  readonly text: string;
}

/** The blocks of a page in `docs/`; the first character of a line of a diff is shown as a color, except for `@@`. */
export function readSourceBlocks(page: string, text: string): SourceCode[] {
  return readBlocks(page, text).map(({line, language, value}) => ({
    page,
    line,
    text: language.startsWith('diff-') ? value.replace(/^(?!@@)./gm, '') : value,
  }));
}

/** The inline code of a page in `docs/`. */
export function readSourceInline(page: string, text: string): SourceCode[] {
  return readInline(page, text).map(({line, value}) => ({page, line, text: value}));
}

const content = '.theme-doc-markdown';

/** The text of each block in the content of a built page, without setups. */
export function shownBlocks({$}: BuiltPage): string[] {
  const shown = $(`${content} pre`).filter(
    (_, pre) => $(pre).closest('[data-set-up]').length === 0,
  );
  return blockTexts($, shown).map((text) => text.replace(/\n$/, ''));
}

/** The text of the inline code in the content of a built page. */
export function shownInline({$}: BuiltPage): string[] {
  return $(`${content} code`)
    .toArray()
    .filter((code) => $(code).closest('pre').length === 0)
    .map((code) => $(code).text());
}

/**
 * The code that a built page does not show as in its source. A page may show more, because components show
 * their own code, but not in another order.
 */
export function codeProblems(source: readonly SourceCode[], shown: readonly string[]): string[] {
  let next = 0;
  return source.flatMap(({page, line, text}) => {
    const at = shown.indexOf(text, next);
    if (at === -1) {
      return [`${page}:${line} is shown differently: ${JSON.stringify(text.slice(0, 80))}`];
    }
    next = at + 1;
    return [];
  });
}
