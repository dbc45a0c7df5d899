import {chunkOf} from './compactRouteModules';

/**
 * What is wrong with the modules of pages in their chunks, one message each: the first module of a chunk is the page,
 * and from the second page on their numbers follow one another.
 *
 * @param textOf the text of a chunk; undefined if it does not exist
 */
export function misnumberedPages(
  count: number,
  textOf: (chunk: string) => string | undefined,
): string[] {
  const numberOf = (index: number) => {
    // The minifier writes 1000 as 1e3.
    const [, number] =
      /\.push\(\[\["\w+"\],\{(\d+(?:e\d+)?)[(:]/.exec(textOf(chunkOf(index)) ?? '') ?? [];
    return number === undefined ? undefined : Number(number);
  };
  const second = numberOf(1) ?? NaN;
  return Array.from({length: count}, (_, index) => ({
    chunk: chunkOf(index),
    number: numberOf(index),
    expected: index === 0 ? undefined : second + index - 1,
  })).flatMap(({chunk, number, expected}) =>
    number === undefined || (expected !== undefined && number !== expected)
      ? [
          `docusaurus-patches/route-modules: chunk ${chunk} of a page has the module ${String(number)}` +
            `${expected === undefined ? '' : ` instead of ${String(expected)}`}; pages.js could not load it. ` +
            'Its index.ts says what to do.',
        ]
      : [],
  );
}
