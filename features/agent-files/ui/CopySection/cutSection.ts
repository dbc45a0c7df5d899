/** A section of a page: its heading, and the places of its heading and of the one that ends it. */
export interface Section {
  /** The words of the heading. */
  readonly text: string;
  /** Counted from 0 among the headings of levels 2 and 3. */
  readonly at: number;
  /** The last section of a page has none. */
  readonly end?: number;
}

// Markdown of a list or a quotation in front of a line.
const container = String.raw`^(?:[ >]|[-+*] |\d+[.)] )*`;
const openingFence = new RegExp(String.raw`${container}(\`{3,}(?=[^\`]*$)|~{3,})`);
const closingFence = /^[ >]*(`{3,}|~{3,})\s*$/;

/**
 * Cuts a section from the Markdown of its page.
 *
 * @throws Error where another heading has its place: the page has changed since it was loaded.
 */
export function cutSection(markdown: string, {text, at, end}: Section): string {
  const lines = markdown.split('\n');
  const starts = headingLines(lines);
  const start = starts[at];
  const heading = start === undefined ? '' : (lines[start] ?? '');
  // The addresses of links in the heading are not words of it.
  if (start === undefined || words(heading.replace(/\]\([^)]*\)/g, '')) !== words(text)) {
    throw new Error(`The Markdown has no heading "${text}" in this place.`);
  }
  const after = end === undefined ? lines.length : starts[end];
  return `${lines.slice(start, after).join('\n').trimEnd()}\n`;
}

/** The numbers of the lines with a heading of level 2 or 3 that is not in a sample, a list or a quotation. */
function headingLines(lines: readonly string[]): number[] {
  const found: number[] = [];
  let fence = '';
  for (const [number, line] of lines.entries()) {
    if (fence === '') {
      fence = openingFence.exec(line)?.[1] ?? '';
      if (/^#{2,3} /.test(line)) {
        found.push(number);
      }
    } else if (closingFence.exec(line)?.[1]?.startsWith(fence) === true) {
      fence = '';
    }
  }
  return found;
}

/** Letters and digits: everything else may be written differently. */
function words(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
