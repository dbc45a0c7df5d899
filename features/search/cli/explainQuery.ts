import type {SearchData} from '../engine/load';
import {parseQuery} from '../engine/parseQuery';
import {rank} from '../engine/rank';

/** The first pages for a query with what their scores are made of, as lines of text. */
export function explainQuery(
  {index, searchDocs}: SearchData,
  text: string,
  library: string,
  pages: number,
): string {
  const words = parseQuery(text);
  const ranked = rank(index, {text, words, library});
  const lines = ranked
    .slice(0, pages)
    .flatMap(({route, score, documents, reasons}, place) => [
      `${place + 1}. ${route}  ${score.toFixed(2)}  first: ${searchDocs[documents[0] ?? 0]?.url ?? ''}`,
      ...reasons.map(
        ({what, value, factor}) => `   ${factor ? '×' : '+'} ${value.toFixed(2)} ${what}`,
      ),
    ]);
  const read = words.map(({word}) => word).join(', ');
  return [`Words: ${read}. Pages: ${ranked.length} of ${index.pages.length}.`, ...lines].join('\n');
}
