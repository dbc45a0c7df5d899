import {type Variation, parseVariations} from './variations';

/** The meaning of the words after the language of a fence. */
export interface Meta {
  /** The file that the block shows, or `Output`. */
  readonly title?: string;
  /** Blocks of a page with the same name belong together. */
  readonly sample?: string;
  /** The block is wrong on purpose: the error that it must give. */
  readonly error?: string;
  /** The block shows what the nearest sample above printed. */
  readonly output?: true;
  /** What varies in the block: it runs with every combination, and the reader chooses one. */
  readonly vary?: readonly Variation[];
  /** Numbers of the lines to mark, from 1. */
  readonly lines?: readonly number[];
}

const word = /\{([\d,\s-]+)\}|(\w+)="([^"]*)"|\S+/g;

/** What a fence means, and the code that its block shows. */
export interface Fence {
  readonly meta: Meta;
  readonly value: string;
}

/**
 * Reads a fence with its code. A block whose paragraphs are values of what varies shows the first.
 *
 * @throws Error for an unknown word, and for a paragraph without a name.
 */
export function readFence(text: string, code: string): Fence {
  const meta = parseFence(text, code);
  const [variation] = meta.vary ?? [];
  const [first] = variation?.areParagraphs === true ? variation.values : [];
  return {meta, value: first?.code ?? code};
}

/**
 * Reads the words after the language of a fence: `title="…"`, `sample="…"`, `error="…"`, `vary="…"`, `output`
 * and `{1,3-5}`.
 *
 * @throws Error for an unknown word.
 */
function parseFence(text: string, code: string): Meta {
  const meta: {-readonly [key in keyof Meta]: Meta[key]} = {};
  for (const [whole, ranges, name, value = ''] of text.matchAll(word)) {
    if (name === 'title' || name === 'sample' || name === 'error') {
      meta[name] = value;
    } else if (name === 'vary') {
      meta.vary = parseVariations(value, code);
    } else if (whole === 'output') {
      meta.output = true;
    } else if (ranges !== undefined) {
      meta.lines = ranges.split(',').flatMap(parseRange);
    } else {
      throw new Error(
        `"${whole}" is not known after the language of a fence. ` +
          'Known words: title="…", sample="…", error="…", vary="…", output and {1,3-5}.',
      );
    }
  }
  return meta.title === 'Output' ? {...meta, output: true} : meta;
}

/** The numbers of `3` or `3-5`; none if the end is before the start. */
function parseRange(range: string): number[] {
  const [first = NaN, last = first] = range.split('-').map(Number);
  return Number.isNaN(last)
    ? []
    : Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index);
}
