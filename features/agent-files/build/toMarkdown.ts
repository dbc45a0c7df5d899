import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import type {Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>;

// The library's own handler drops titles, and collapses spaces like a browser.
const sample: Handler = (_state, {properties, children}) => {
  const [code] = children;
  const text = code?.type === 'element' ? code.children[0] : undefined;
  const {dataLanguage, dataTitle} = properties;
  return {
    type: 'code',
    lang: typeof dataLanguage === 'string' ? dataLanguage : null,
    meta: typeof dataTitle === 'string' ? `title="${dataTitle.replaceAll('"', "'")}"` : null,
    value: text?.type === 'text' ? text.value.replace(/\n$/, '') : '',
  };
};

// Cells are not padded and items not indented more than needed: every space costs the reader tokens.
const processor = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {handlers: {pre: sample}})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'});

/** Writes plain HTML as Markdown; what is text in HTML stays text. */
export function toMarkdown(html: string): string {
  return String(processor.processSync(html));
}
