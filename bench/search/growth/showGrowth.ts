import type {Measurement} from '../../measurement';
import {
  maxBytes,
  maxBytesPerPage,
  questionBytesPerPage,
} from '../../../features/search/quality/limits';
import {thousands} from '../../numbers';
import {table} from '../../table';
import type {Times} from './timeSearches';

/** The files with a number of pages. */
export interface Size {
  readonly pages: number;
  readonly documents: number;
  readonly words: number;
  readonly bytes: number;
}

/** Sizes, smallest first, and times at today's size and at the largest. */
export interface Growth {
  readonly sizes: readonly Size[];
  readonly today: Size;
  readonly grown: Size;
  readonly timesToday: Times;
  readonly timesGrown: Times;
}

// Work grows with the words; with a tolerance, because times vary.
const room = 1.25;

/** The growth as a measurement: ratios are the result, milliseconds are only details. */
export function showGrowth({sizes, today, grown, timesToday, timesGrown}: Growth): Measurement {
  const words = grown.words / today.words;
  const ratio = (key: keyof Times) => timesGrown[key] / timesToday[key];
  const times: readonly [string, keyof Times][] = [
    ['load, median', 'load'],
    ['query, median', 'query'],
    ['query, p95', 'slowQuery'],
  ];
  return {
    passed:
      bytesPerPage(grown) <= maxBytesPerPage &&
      times.every(([, key]) => ratio(key) <= room * words),
    result:
      `${thousands(grown.pages)} pages have ${words.toFixed(1)} times the words of today's ${today.pages}, ` +
      `${(grown.bytes / today.bytes).toFixed(1)} times the bytes (${bytesPerPage(grown).toFixed(0)} a page), ` +
      `load in ${ratio('load').toFixed(1)} times and answer in ${ratio('query').toFixed(1)} times the time`,
    details: [
      table(
        ['Pages', 'Documents', 'Words', 'Bytes of both files, gzip', 'Bytes a page'],
        sizes.map((size) => [
          ...[size.pages, size.documents, size.words, size.bytes].map(thousands),
          bytesPerPage(size).toFixed(0),
        ]),
      ),
      `Sizes up to today's are real pages: all, every second, every fourth. Above, today's sentences are reshuffled: words keep their frequency, but there are no new ones, unlike with new libraries (fewer bytes), and adjacent sentences are unrelated (more bytes, because they compress worse).`,
      `${thousands(maxBytes)} bytes are reached at about ${thousands(pagesAt(withQuestions(sizes), maxBytes))} pages, with ${questionBytesPerPage} bytes a page for questions.`,
      table(
        ['Time', `${today.pages} pages, ms`, `${thousands(grown.pages)} pages, ms`, 'Ratio'],
        times.map(([name, key]) => [
          name,
          timesToday[key].toFixed(1),
          timesGrown[key].toFixed(1),
          ratio(key).toFixed(1),
        ]),
      ),
      'The work of the worker in Node, without network and without throttling; each query is sent like the box sends it, for the first time.',
    ].join('\n\n'),
  };
}

/** The number of pages at which the files reach a size, linear between the two nearest sizes. */
export function pagesAt(sizes: readonly Size[], bytes: number): number {
  const larger = sizes.findIndex((size) => size.bytes >= bytes);
  const above = larger === -1 ? sizes.length - 1 : Math.max(1, larger);
  const [low, high] = [sizes[above - 1], sizes[above]];
  if (low === undefined || high === undefined) {
    throw new Error('Two sizes are needed.');
  }
  const share = (bytes - low.bytes) / (high.bytes - low.bytes);
  return Math.round(low.pages + share * (high.pages - low.pages));
}

function withQuestions(sizes: readonly Size[]): Size[] {
  return sizes.map((size) => ({...size, bytes: size.bytes + size.pages * questionBytesPerPage}));
}

function bytesPerPage({bytes, pages}: Size): number {
  return bytes / pages;
}
