import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

type Node = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number];

const inline = new Set(
  'a abbr b bdi bdo cite code dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const silent = new Set(['button', 'header', 'input', 'script', 'style', 'svg', 'template']);

/** A part of a page: what stands under one heading, or before the first one. */
export interface PageSection {
  /** Empty before the first heading. */
  readonly anchor: string;
  readonly heading: string;
  /** What is written, and behind it the samples: a snippet begins with a sentence. */
  readonly text: string;
}

/**
 * The sections of a built page in reading order: what stands before the first heading, then each heading
 * of levels 2 to 4, those inside tabs too. docusaurus-lunr-search drops the first part, level 4 and tabs,
 * and glues list items and cells together.
 */
export function pageSections(html: string): PageSection[] {
  const $ = load(html);
  const sections = [{anchor: '', heading: '', text: '', samples: ''}];
  const read = (node: Node, part: 'text' | 'samples') => {
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
        sections.push({anchor: attribs.id, heading, text: '', samples: ''});
      } else if (!silent.has(name) && attribs.class?.includes('hash-link') !== true) {
        add(inline.has(name) ? '' : ' ');
        const isSample =
          name === 'pre' || (name === 'figure' && $(node).children('pre').length > 0);
        node.children.forEach((child) => {
          read(child, isSample ? 'samples' : part);
        });
        add(inline.has(name) ? '' : ' ');
      }
    }
  };
  $('article .markdown')
    .first()
    .contents()
    .each((_, node) => {
      read(node, 'text');
    });
  return sections.map(({text, samples, ...section}) => ({
    ...section,
    text: plain(`${text} ${samples}`),
  }));
}

function plain(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}
