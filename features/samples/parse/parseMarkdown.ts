import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const plain = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();
const withComponents = plain().use(remarkMdx).freeze();

/** Parses a page the way Docusaurus does. Throws with the location if an `.mdx` file does not parse. */
export function parseMarkdown(file: string, text: string): Root {
  const isMdx = file.endsWith('.mdx');
  // In MDX a brace opens an expression; Docusaurus also escapes explicit heading ids.
  const source = isMdx ? text.replace(/^(#{1,6} .*)\{(#[\w-]+\})[ \t]*$/gm, '$1\\{$2') : text;
  try {
    return (isMdx ? withComponents : plain).parse(source);
  } catch (error) {
    const advice = isMdx
      ? ' In .mdx, { and < open code: write them in backticks, or name the page .md.'
      : '';
    throw new Error(`${placeOf(error, file)} does not parse: ${String(error)}.${advice}`, {
      cause: error,
    });
  }
}

/** Some errors have a line property, others only name the line in their text. */
function placeOf(error: unknown, file: string): string {
  const hasLine = error instanceof Error && 'line' in error && typeof error.line === 'number';
  const line = hasLine ? String(error.line) : /\((\d+):\d+-/.exec(String(error))?.[1];
  return line === undefined ? file : `${file}:${line}`;
}
