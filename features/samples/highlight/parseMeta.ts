/** What the words after the language of a fence say. */
export interface Meta {
  readonly title?: string;
  /** Numbers of the lines to mark, from 1. */
  readonly lines: ReadonlySet<number>;
  /** Whether the block shows what a sample printed. */
  readonly output: boolean;
}

/** Reads `title="…"`, `{1,3-5}` and `output` out of the words after the language of a fence. */
export function parseMeta(meta: string): Meta {
  const title = /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1];
  const ranges = /(?:^|\s)\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  const lines = new Set<number>();
  for (const range of ranges.split(',').filter((part) => part.trim() !== '')) {
    const [first = NaN, last = first] = range.split('-').map(Number);
    for (let line = first; line <= last; line += 1) {
      lines.add(line);
    }
  }
  const output = title === 'Output' || /(?:^|\s)output(?:\s|$)/.test(meta);
  return {lines, output, ...(title !== undefined && {title})};
}
