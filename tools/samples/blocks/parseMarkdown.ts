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

/** Parses a page the way Docusaurus does. An `.mdx` that does not parse throws with the place. */
export function parseMarkdown(file: string, text: string): Root {
  const isMdx = file.endsWith('.mdx');
  // In MDX a brace opens an expression; Docusaurus escapes the written ids of headings too.
  const source = isMdx ? text.replace(/^(#{1,6} .*)\{(#[\w-]+\})[ \t]*$/gm, '$1\\{$2') : text;
  try {
    return (isMdx ? withComponents : plain).parse(source);
  } catch (error) {
    throw new Error(`${file} does not parse: ${String(error)}`, {cause: error});
  }
}
