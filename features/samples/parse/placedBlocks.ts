import {hashText} from './hashText';

/** Where a fenced block is on its page. */
export interface PlacedBlock {
  /** The id of the heading above it. */
  readonly heading: string | undefined;
  readonly source: string;
}

/**
 * The fenced blocks of a page by the hash of their source, each with the heading above it. Reads lines, since a parse of
 * all pages takes ten seconds; a block that only a parser finds is missing.
 */
export function placedBlocks(text: string): ReadonlyMap<string, PlacedBlock> {
  const found = new Map<string, PlacedBlock>();
  const slugs = new Map<string, number>();
  let heading: string | undefined;
  let open: {readonly indent: number; readonly fence: string; readonly lines: string[]} | undefined;
  for (const line of text.split('\n')) {
    const [, indent = '', fence] = /^( *)(`{3,})/.exec(line) ?? [];
    if (open !== undefined) {
      if (line.trim() === open.fence) {
        const source = open.lines.join('\n');
        const hash = hashText(source);
        if (!found.has(hash)) {
          found.set(hash, {heading, source});
        }
        open = undefined;
      } else {
        open.lines.push(line.slice(Math.min(open.indent, line.search(/\S|$/))));
      }
    } else if (fence !== undefined) {
      open = {indent: indent.length, fence, lines: []};
    } else {
      const [, title] = /^#{2,6} (.*)$/.exec(line) ?? [];
      heading = title === undefined ? heading : idOf(title, slugs);
    }
  }
  return found;
}

/** The id that a title has after its text, or gets from it as Docusaurus derives it. */
function idOf(title: string, slugs: Map<string, number>): string {
  const [, id] = /\{#([\w-]+)\}\s*$/.exec(title) ?? [];
  if (id !== undefined) {
    return id;
  }
  const slug = title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
  const count = slugs.get(slug) ?? 0;
  slugs.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${String(count)}`;
}
