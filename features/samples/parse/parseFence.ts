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
}

const word = /(\w+)="([^"]*)"|\S+/g;

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
 * Reads the words after the language of a fence: `title="…"`, `sample="…"`, `error="…"`, `vary="…"` and
 * `output`.
 *
 * @throws Error for an unknown word.
 */
function parseFence(text: string, code: string): Meta {
  const meta: {-readonly [key in keyof Meta]: Meta[key]} = {};
  for (const [whole, name, value = ''] of text.matchAll(word)) {
    if (name === 'title' || name === 'sample' || name === 'error') {
      meta[name] = value;
    } else if (name === 'vary') {
      meta.vary = parseVariations(value, code);
    } else if (whole === 'output') {
      meta.output = true;
    } else {
      throw new Error(
        `"${whole}" is not known after the language of a fence. ` +
          'Known words: title="…", sample="…", error="…", vary="…" and output.',
      );
    }
  }
  return meta.title === 'Output' ? {...meta, output: true} : meta;
}
