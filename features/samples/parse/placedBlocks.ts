import {hashText} from './hashText';

/** Where a fenced block is on its page. */
export interface PlacedBlock {
  /** The id of the heading above it. */
  readonly heading: string | undefined;
  readonly source: string;
  readonly isOutput: boolean;
}

/** What is known of a block while its lines are read. */
interface OpenBlock {
  readonly indent: number;
  readonly fence: string;
  readonly isOutput: boolean;
  readonly lines: string[];
}

/**
 * The fenced blocks of a page in order, each with the heading above it. Reads lines, since a parse of all pages takes ten
 * seconds; a block that only a parser finds is missing.
 */
export function placedBlocks(text: string): readonly PlacedBlock[] {
  const found: PlacedBlock[] = [];
  const slugs = new Map<string, number>();
  let heading: string | undefined;
  let open: OpenBlock | undefined;
  for (const line of text.split('\n')) {
    const [, indent = '', fence, info = ''] = /^( *)(`{3,})(.*)/.exec(line) ?? [];
    if (open !== undefined) {
      if (line.trim() === open.fence) {
        found.push({heading, source: open.lines.join('\n'), isOutput: open.isOutput});
        open = undefined;
      } else {
        open.lines.push(line.slice(Math.min(open.indent, line.search(/\S|$/))));
      }
    } else if (fence !== undefined) {
      const isOutput = / output\b| title="Output"/.test(info);
      open = {indent: indent.length, fence, isOutput, lines: []};
    } else {
      const [, title] = /^#{2,6} (.*)$/.exec(line) ?? [];
      heading = title === undefined ? heading : idOf(title, slugs);
    }
  }
  return found;
}

/**
 * The headings above the outputs of a page with these hashes, in its order: it may show the same output twice. Undefined
 * for one without a heading, and for one that the page does not show.
 */
export function headingsAbove(text: string, hashes: readonly string[]): (string | undefined)[] {
  const outputs = placedBlocks(text)
    .filter(({isOutput}) => isOutput)
    .map(({heading, source}) => ({heading, hash: hashText(source)}));
  return hashes.map((hash) => {
    const index = outputs.findIndex((output) => output.hash === hash);
    return index === -1 ? undefined : outputs.splice(0, index + 1).at(-1)?.heading;
  });
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
