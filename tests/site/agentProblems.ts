import type {Code, Link, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {cutSection} from '../../features/agent-files/ui/CopySection/cutSection';
import {content, writtenHeadings} from '../../features/agent-files/ui/CopySection/sections';
import {blockTexts} from './blockTexts';
import {type BuiltPage, origin, read} from './site';

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Tables full of links: the text alone is a fifth of the HTML's bytes, the addresses of the links a tenth. A page of
 * the API reference consists of full names and addresses, and the last one has an output for each choice of its figures.
 * These may cost more than a quarter, but not more than 0.35.
 */
export const dense: readonly string[] = [
  '/analytics/reference/exceptions',
  '/doctrine-collections-decorator/classes',
  '/file/reference/api/contracts',
  '/mapper/mapping-table',
  '/mapper/reference/exceptions',
  '/mapper/troubleshooting',
  '/rekapager/reference/exceptions',
  '/rekapager/troubleshooting',
  '/together',
  '/api-lite/how-a-request-runs',
];

// Their HTML has hardly more than the Markdown, which repeats the site's address in the link of each message.
const list = '/reference/messages';

/** The most that the Markdown of a page may have of the bytes of its HTML. */
function largestShare(route: string): number {
  return route.endsWith(list) ? 0.55 : dense.includes(route) ? 0.35 : 0.25;
}

/** The path of a page's Markdown. */
export function markdownFile({file}: BuiltPage): string {
  return file.replace(/\.html$/, '.md');
}

function nodesOf<Type extends 'code' | 'link'>(root: Root, type: Type) {
  const found: (Type extends 'code' ? Code : Link)[] = [];
  visit(root, type, (node) => {
    found.push(node as (typeof found)[number]);
  });
  return found;
}

/** The text of each sample of a page. The HTML of a table is left out, because the Markdown has the table. */
export function samplesOf({$}: BuiltPage): string[] {
  const shown = $('article pre, main > pre').filter(
    (_, pre) => $(pre).closest('figure:has(table)').length === 0,
  );
  return blockTexts($, shown).map((text) => text.trimEnd());
}

/** The text of each fence, without diff markers and without outputs with other values than the first ones. */
function fencesOf(root: Root): string[] {
  return nodesOf(root, 'code')
    .filter(({meta}) => meta?.includes('title="Output with ') !== true)
    .map(({lang, value}) =>
      (lang?.startsWith('diff-') === true ? value.replace(/^[ +-]/gm, '') : value).trimEnd(),
    );
}

/** The URLs in a Markdown text. */
export function linksOf(markdown: string): string[] {
  return urlsOf(parser.parse(markdown));
}

function urlsOf(root: Root): string[] {
  return nodesOf(root, 'link').map(({url}) => url);
}

/** The bytes of what a page fetches for the choices of its readers; the Markdown has all of it. */
function chosenBytes({$}: BuiltPage): number {
  const [file = ''] = ($('[data-texts]').attr('data-texts') ?? '').split('#');
  return file === '' ? 0 : read(file.slice(1)).length;
}

/** The headings of a page that its Markdown has in another place, so that their sections cannot be copied. */
function misplacedHeadings({$}: BuiltPage, markdown: string): string[] {
  return $(content)
    .find(writtenHeadings)
    .toArray()
    .map((heading) => $(heading).text())
    .filter((text, at) => {
      try {
        cutSection(markdown, {text, at});
        return false;
      } catch {
        return true;
      }
    });
}

/** How many sections of a page can be copied. */
export function countSections({$}: BuiltPage): number {
  return $(content).find(writtenHeadings).length;
}

/** What is wrong with the Markdown of a page. */
export function agentProblems(
  page: BuiltPage,
  markdown: string,
  files: ReadonlySet<string>,
): string[] {
  const problems: string[] = [];
  const check = (good: boolean, text: string) => {
    if (!good) {
      problems.push(`${markdownFile(page)}: ${text}`);
    }
  };
  check(markdown.startsWith(`# ${page.$('h1').text()}\n\n> `), 'no title and description');
  check(markdown.includes(`\n- Page: ${origin}${page.route}\n`), 'not its address');
  const alternate = page.$('link[rel=alternate][type="text/markdown"]').attr('href');
  check(
    alternate === `${origin}/${markdownFile(page)}`,
    `the page links to ${alternate ?? 'none'}`,
  );

  const share = Buffer.byteLength(markdown) / (Buffer.byteLength(page.html) + chosenBytes(page));
  check(share <= largestShare(page.route), `${share.toFixed(3)} of the bytes of the HTML`);
  check(
    !dense.includes(page.route) || share > 1 / 4,
    'no longer needs an exception: remove it from the list',
  );

  const samples = samplesOf(page);
  const root = parser.parse(markdown);
  const fences = fencesOf(root);
  check(fences.length === samples.length, `${String(fences.length)} fences`);
  samples.forEach((sample, index) => {
    check(fences[index] === sample, `another sample ${String(index + 1)}`);
  });
  for (const heading of misplacedHeadings(page, markdown)) {
    check(false, `"${heading}" is not in its place`);
  }
  for (const link of urlsOf(root)) {
    const url = URL.canParse(link) ? new URL(link) : undefined;
    check(url !== undefined, `${link} is not absolute`);
    const path = url?.origin === origin ? decodeURI(url.pathname).slice(1) : undefined;
    const isItsPage = link === origin + page.route;
    check(path === undefined || files.has(path) || isItsPage, `${link} leads nowhere`);
  }
  return problems;
}
