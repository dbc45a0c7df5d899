import type {CheerioAPI} from 'cheerio';

type Node = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number];

const inline = new Set(
  'a abbr b bdi bdo cite code dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
// Their words are for the eye or for a control, not part of what the page says.
const silent = new Set([
  'button',
  'footer',
  'header',
  'input',
  'script',
  'style',
  'svg',
  'template',
]);
const silentClasses = /\b(?:hash-link|said)\b/;

/** A part of a page: the text under one heading, or before the first one. */
export interface PageSection {
  /** Empty before the first heading. */
  readonly anchor: string;
  readonly heading: string;
  /** What is written, sentence by sentence: snippets are made of it. */
  readonly prose: string;
  /** Code and headers of tables: found, but never shown. */
  readonly rest: string;
}

/**
 * The sections of a built page in reading order: the text before the first heading, then each heading
 * of levels 2 to 4, those inside tabs too. docusaurus-lunr-search drops the first part, level 4 and tabs,
 * and glues list items and cells together. Captions of code are left out: a file name, a language and who
 * printed an output answer no query, and change without the page. So is what opens the rest of long code, such
 * as "11 more lines". So are setups, which many pages share.
 */
export function pageSections($: CheerioAPI): PageSection[] {
  const sections = [{anchor: '', heading: '', prose: '', rest: ''}];
  const isLabelOfCode = (node: Node) =>
    'name' in node &&
    /^(?:figcaption|summary)$/.test(node.name) &&
    $(node).siblings('pre').length > 0;
  // A table that a library printed: its numbers answer no query.
  const isTableOutput = (node: Node) =>
    'name' in node && node.name === 'figure' && $(node).is(':has(table):has(> details pre)');
  const read = (node: Node, part: 'prose' | 'rest') => {
    const add = (text: string) => {
      const last = sections.at(-1);
      if (last !== undefined) {
        last[part] += text;
      }
    };
    if ('data' in node && node.nodeType === 3) {
      add(node.data);
    } else if ('attribs' in node) {
      const {name, attribs} = node;
      if (/^h[2-4]$/.test(name) && attribs.id !== undefined) {
        const heading = plain($(node).text());
        sections.push({anchor: attribs.id, heading, prose: '', rest: ''});
      } else if (attribs['data-set-up'] !== undefined || isTableOutput(node)) {
        add(' ');
      } else if (
        !silent.has(name) &&
        !silentClasses.test(attribs.class ?? '') &&
        !isLabelOfCode(node)
      ) {
        const border = inline.has(name) ? '' : ' ';
        add(border);
        node.children.forEach((child) => {
          read(child, name === 'pre' || name === 'thead' ? 'rest' : part);
        });
        add(border);
      }
    }
  };
  $('article .markdown')
    .first()
    .contents()
    .each((_, node) => {
      read(node, 'prose');
    });
  return sections.map(({prose, rest, ...section}) => ({
    ...section,
    prose: plain(prose),
    rest: plain(rest),
  }));
}

function plain(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}
