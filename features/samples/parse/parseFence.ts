/** What the words after the language of a fence say about its block. */
export interface Meta {
  /** The file that the block is, or `Output`. */
  readonly title?: string;
  /** Blocks of a page with the same name belong together. */
  readonly sample?: string;
  /** The block is wrong on purpose: the error that it must give. */
  readonly error?: string;
  /** The block shows what the nearest sample above printed. */
  readonly output?: true;
}

const word = /\{[\d,\s-]+\}|(\w+)="([^"]*)"|\S+/g;

/** Reads the words after the language of a fence; a word that means nothing throws. */
export function parseFence(text: string): Meta {
  const meta: {-readonly [key in keyof Meta]: Meta[key]} = {};
  for (const [whole, name, value = ''] of text.matchAll(word)) {
    if (name === 'title' || name === 'sample' || name === 'error') {
      meta[name] = value;
    } else if (whole === 'output') {
      meta.output = true;
    } else if (!/^\{[\d,\s-]+\}$/.test(whole)) {
      throw new Error(
        `"${whole}" means nothing after the language of a fence. ` +
          'Known are title="…", sample="…", error="…", output and {1,3-5}.',
      );
    }
  }
  return meta.title === 'Output' ? {...meta, output: true} : meta;
}
