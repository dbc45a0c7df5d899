import * as z from 'zod';

import {type PublishedFile, allLibraries, isGenerated} from '../../library-facts';
import type {Site} from './llmsTxt';
import type {AgentPage} from './readPage';

/** The questions that sections answer, by their addresses: the route, with `#` and the id of a heading. */
export type Questions = ReadonlyMap<string, readonly string[]>;

const texts = z.array(z.string()).readonly();

const heading = z
  .strictObject({
    id: z.string(),
    text: z.string(),
    /** Other words of the questions that its section answers, each once. */
    questionWords: z.string().exactOptional(),
  })
  .readonly();

const page = z
  .strictObject({
    /** Its path on the site, without a slash at the start; empty for the home page. */
    path: z.string(),
    /** Its Markdown. */
    markdown: z.string(),
    title: z.string(),
    description: z.string(),
    /** The section of its library, if it is in one. */
    library: z.string().exactOptional(),
    /** Other words of the questions that the page answers, each once. */
    questionWords: z.string().exactOptional(),
    headings: z.array(heading).min(1).readonly().exactOptional(),
  })
  .readonly();

const library = z
  .strictObject({section: z.string(), repository: z.string(), release: z.string()})
  .readonly();

/** The schema of `facts/pages.json`: what programs need to find everything else. */
export const pagesIndexSchema = z
  .strictObject({
    site: z.string(),
    libraries: z.array(library).readonly(),
    /** The paths of the facts of libraries. */
    facts: texts,
    /** The paths of the schemas of configurations. */
    schemas: texts,
    pages: z.array(page).readonly(),
  })
  .readonly();

/** The content of `facts/pages.json`. */
export type PagesIndex = z.infer<typeof pagesIndexSchema>;

/** Where the index is on the site. */
export const pagesFile: PublishedFile = {
  title: 'Pages',
  file: 'facts/pages.json',
  description: 'titles, headings and the words of the questions that sections answer',
};

/** Words that no page is found by: mcp.php leaves them out of what it looks for, too. */
export const stopWords =
  'a an and are can do does for from how i if in is it my not of on or the to what when which why with'.split(
    ' ',
  );

/** The index of pages by route, in the order given. */
export function pagesIndex(
  site: Site,
  pages: readonly (readonly [route: string, page: AgentPage])[],
  others: readonly PublishedFile[],
  questions: Questions,
): PagesIndex {
  const paths = others.map(({file}) => file);
  return {
    site: site.address,
    libraries: allLibraries.map(({section, repository, release}) => ({
      section,
      repository,
      release,
    })),
    facts: paths.filter((file) => /^facts\/(?!schema\.)/.test(file)),
    schemas: paths.filter((file) => file.startsWith('schema/')),
    pages: pages.map(([route, page]) => indexPage(route, page, questions, site)),
  };
}

function indexPage(
  route: string,
  {title, description, section, address, headings}: AgentPage,
  questions: Questions,
  site: Site,
): PagesIndex['pages'][number] {
  const hasLibrary = allLibraries.some((library) => library.section === section);
  // Whole questions would add a quarter to the file, and nothing that finds pages needs the order of their words.
  const questionWords = (place: string, ...known: readonly string[]) => {
    const left = new Set(wordsOf(...(questions.get(place) ?? [])));
    [...stopWords, ...wordsOf(...known)].forEach((word) => left.delete(word));
    return left.size === 0 ? {} : {questionWords: [...left].join(' ')};
  };
  return {
    path: route.slice(1),
    markdown: address.slice(site.address.length),
    title,
    description,
    ...(hasLibrary && {library: section}),
    ...questionWords(route, title, description),
    // The headings of the others are classes, releases and files, which the facts of the library have.
    ...(!isGenerated(route) &&
      headings.length > 0 && {
        headings: headings.map((heading) => ({
          ...heading,
          ...questionWords(`${route}#${heading.id}`, title, heading.text),
        })),
      }),
  };
}

function wordsOf(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.toLowerCase().match(/[a-z0-9_]+/g) ?? []);
}
