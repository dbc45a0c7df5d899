import {groupBy} from '../../../shared/lists/groupBy';
import {type PublishedFile, allLibraries} from '../../library-facts';
import {linkTo} from './linkTo';
import {mcpFile} from './mcpServer';
import type {AgentPage} from './readPage';

/** What the two files say about the site. */
export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** Address of the home page on the web, with a trailing slash. */
  readonly address: string;
}

/** Files for programs under a heading of llms.txt. */
export interface FileList {
  readonly heading: string;
  readonly files: readonly PublishedFile[];
}

/** The pages in reading order: home first, then along the Next links, the rest last. */
export function inReadingOrder(
  pages: ReadonlyMap<string, AgentPage>,
  home = '/',
): readonly AgentPage[] {
  const targets = new Set([...pages.values()].map(({next}) => next));
  const firsts = [...pages.keys()].filter((route) => !targets.has(route)).sort();
  const ordered = new Set<AgentPage>();
  for (const first of [home, ...firsts.filter((route) => route !== home)]) {
    let page = pages.get(first);
    while (page !== undefined && !ordered.has(page)) {
      ordered.add(page);
      page = page.next === undefined ? undefined : pages.get(page.next);
    }
  }
  return [...ordered];
}

/** llms.txt as https://llmstxt.org describes it: each page once, by library, with its release; then lists of other files. */
export function llmsTxt(
  site: Site,
  pages: readonly AgentPage[],
  others: readonly FileList[] = [],
): string {
  const lists = [...groupBy(pages, headingOf)].map(([heading, members]) =>
    [`## ${heading}`, members.map(lineFor).join('\n')].join('\n\n'),
  );
  const introduction = [
    `# ${site.title}`,
    `> ${site.tagline}. Documentation of ${String(allLibraries.length)} libraries of the Rekalogika family; each page describes the release that its heading here names.`,
    'Each page is Markdown at its address with `.md` behind it, samples whole and printed output as the release printed it. ' +
      'A host that compares the `Accept` header also returns it at the address of the page, for `Accept: text/markdown`. ' +
      'A page that names a zip file in its head has its samples there as files that run. ' +
      `An editor or assistant can look up pages, symbols, messages and configuration with a server for the Model Context Protocol, one PHP file: ${site.address}${mcpFile}. ` +
      `All pages are in one file: ${site.address}llms-full.txt`,
  ];
  const otherLists = others.map(({heading, files}) => {
    const links = files.map(({title, file, description}) =>
      lineFor({title, address: site.address + file, description}),
    );
    return [`## ${heading}`, links.join('\n')].join('\n\n');
  });
  return `${[...introduction, ...lists, ...otherLists].join('\n\n')}\n`;
}

/** llms-full.txt: all pages in full, each under a rule and its address. */
export function llmsFullTxt(site: Site, pages: readonly AgentPage[]): string {
  const parts = pages.map(({address, markdown}) => `---\n\nSource: ${address}\n\n${markdown}`);
  return [`# ${site.title}\n\n> ${site.tagline}\n`, ...parts].join('\n');
}

function headingOf({section}: AgentPage): string {
  const library = allLibraries.find((candidate) => candidate.section === section);
  return library === undefined ? 'All libraries' : `${section} ${library.release}`;
}

function lineFor({
  title,
  address,
  description,
}: Pick<AgentPage, 'title' | 'address' | 'description'>): string {
  return `- ${linkTo(title, address)}${description && `: ${description}`}`;
}
