import {type CheerioAPI, load} from 'cheerio';

import {allLibraries} from '../../library-facts';
import type {TextsAt} from './otherOutputs';
import {type Absolute, plainHtml} from './plainHtml';
import {toMarkdown} from './toMarkdown';

/** A heading of a page. */
export interface AgentHeading {
  readonly id: string;
  readonly text: string;
}

/** A page for programs. */
export interface AgentPage {
  readonly title: string;
  readonly description: string;
  /** First part of the address; empty for the home page. */
  readonly section: string;
  /** Address of the Markdown on the web. */
  readonly address: string;
  readonly markdown: string;
  /** The headings of levels 2 to 4, in order. */
  readonly headings: readonly AgentHeading[];
  /** The canonical path of the page that the reader goes to next; the last page has none. */
  readonly next?: string;
}

/** Reads a built page; `address` is the address of its Markdown, `textsAt` reads the other texts of its samples. */
export function readPage(
  html: string,
  address: string,
  absolute: Absolute,
  textsAt: TextsAt = () => [],
): AgentPage {
  const $ = load(html);
  const title = $('h1').first().text();
  const description = $('meta[name=description]').attr('content') ?? '';
  const canonical = $('link[rel=canonical]').attr('href') ?? '';
  const updated = $('.theme-last-updated time').attr('datetime')?.slice(0, 10);
  const zip = $('footer a[href$=".zip"]').attr('href');
  const checked = $('footer a[href$="#proof"]').text();
  const next = $('.pagination-nav__link--next').attr('href');
  const section = /^\w+:\/\/[^/]+\/([^/]*)/.exec(canonical)?.[1] ?? '';
  const documentation = $('.theme-doc-markdown');
  const content = documentation.length > 0 ? documentation : $('main');
  $.root().empty().append(content.contents());
  const headings = $('h2[id], h3[id], h4[id]')
    .toArray()
    .map((element) => ({id: element.attribs.id ?? '', text: headingText($(element).clone())}));
  const head = [
    `# ${title}`,
    ...(description === '' ? [] : [`> ${description}`]),
    [
      `- Page: ${canonical}`,
      ...libraryLines(section),
      ...(zip === undefined ? [] : [`- Runnable sample files: ${absolute(zip)}`]),
      ...(checked === '' ? [] : [`- ${checked}`]),
      ...(updated === undefined ? [] : [`- Last updated: ${updated}`]),
    ].join('\n'),
  ];
  return {
    title,
    description,
    section,
    address,
    headings,
    markdown: `${head.join('\n\n')}\n\n${toMarkdown(plainHtml($, absolute, textsAt))}`,
    ...(next !== undefined && {next}),
  };
}

function headingText(heading: ReturnType<CheerioAPI>): string {
  heading.find('.hash-link').remove();
  return heading.text().replace(/\s+/g, ' ').trim();
}

function libraryLines(section: string): string[] {
  const library = allLibraries.find((candidate) => candidate.section === section);
  return library === undefined
    ? []
    : [`- Library: ${section} ${library.release}, \`composer require ${library.install}\``];
}
