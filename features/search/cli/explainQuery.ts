import type {SearchData} from '../engine/load';
import {type NamedInQuery, explainedFirst, namesInQuery} from '../engine/nameHits';
import {fullName} from '../engine/nameIndex';
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
  const named = namesInQuery(text, library, index);
  const ranked = explainedFirst(rank(index, {text, words, library}), named);
  const lines = ranked
    .slice(0, pages)
    .flatMap(({route, score, documents, reasons}, place) => [
      `${place + 1}. ${route}  ${score.toFixed(2)}  first: ${searchDocs[documents[0] ?? 0]?.url ?? ''}`,
      ...reasons().map(
        ({what, value, factor}) => `   ${factor ? '×' : '+'} ${value.toFixed(2)} ${what}`,
      ),
    ]);
  const read = words.map(({word}) => word).join(', ');
  return [
    `Words: ${read}. Pages: ${ranked.length} of ${index.pages.length}.`,
    ...(named === undefined ? [] : [namesText(named)]),
    ...lines,
  ].join('\n');
}

/** The names in the query, and where they are listed. */
function namesText({certainty, present, gone, isFirst}: NamedInQuery): string {
  const names = [
    ...present.map(({known, member}) => [known.name, member].filter(Boolean).join('::')),
    ...gone.map((one) => `${fullName(one)}, gone in ${one.version}`),
  ];
  const place = isFirst ? 'before all pages' : 'behind the first page';
  return `Names (${certainty}): ${names.join('; ')}; ${place}.`;
}
