import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

type Node = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number];

const inline = new Set(
  'a abbr b bdi bdo cite code dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const silent = new Set(['button', 'header', 'input', 'script', 'style', 'svg', 'template']);

/**
 * The text of a built page under each of these anchors, in one pass; what stands before the first one is
 * under the empty anchor. docusaurus-lunr-search drops that part and glues list items and cells together.
 */
export function pageTexts(html: string, anchors: ReadonlySet<string>): Map<string, string> {
  const $ = load(html);
  const texts = new Map<string, string>([['', '']]);
  let anchor = '';
  const add = (text: string) => {
    texts.set(anchor, (texts.get(anchor) ?? '') + text);
  };
  const read = (node: Node) => {
    if ('data' in node && node.nodeType === 3) {
      add(node.data);
    } else if ('attribs' in node) {
      const {name, attribs} = node;
      if (/^h[1-6]$/.test(name) && anchors.has(attribs.id ?? '')) {
        anchor = attribs.id ?? '';
      } else if (!silent.has(name) && attribs.class?.includes('hash-link') !== true) {
        add(inline.has(name) ? '' : ' ');
        node.children.forEach(read);
        add(inline.has(name) ? '' : ' ');
      }
    }
  };
  $('article .markdown')
    .first()
    .contents()
    .each((_, node) => {
      read(node);
    });
  return new Map([...texts].map(([key, text]) => [key, plain(text)]));
}

function plain(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}
