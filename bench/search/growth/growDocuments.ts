import type {WholeDocument} from '../../../features/search/build/buildIndex';
import {routeOf} from '../../../features/search/engine/documents';
import {dealer} from '../../samples/random';
import {uniqueRoutes} from '../corpus';

/**
 * Documents of a number of pages: the real ones, then copies with the sentences, titles and keywords of all
 * pages reshuffled, so that word frequencies do not change.
 */
export function growDocuments(
  documents: readonly WholeDocument[],
  pages: number,
  random: () => number,
): WholeDocument[] {
  const routes = uniqueRoutes(documents.map(({url}) => url));
  const dealSentence = dealer(
    documents.flatMap(({content}) => sentences(content)),
    random,
  );
  const dealCode = dealer(
    documents.map(({rest = ''}) => rest),
    random,
  );
  const dealTitle = dealer(titlesOf(documents, 0), random);
  const dealHeading = dealer(titlesOf(documents, 1), random);
  const dealKeywords = dealer(
    documents.flatMap(({keywords = []}) => keywords),
    random,
  );
  const copies = Array.from({length: Math.max(0, pages - routes.length)}, (_, number) => {
    const route = routes[number % routes.length] ?? '';
    const copy = `${route}-${Math.floor(number / routes.length) + 2}`;
    const pageTitle = dealTitle();
    return documents
      .filter(({url}) => routeOf(url) === route)
      .map((document): WholeDocument => ({
        ...document,
        url: copy + document.url.slice(route.length),
        content: sentences(document.content).map(dealSentence).join(' '),
        rest: dealCode(),
        ...(document.keywords !== undefined && {keywords: dealKeywords()}),
        ...(document.type === 0 ? {title: pageTitle} : {title: dealHeading(), pageTitle}),
      }));
  });
  return [...documents.filter(({url}) => routes.indexOf(routeOf(url)) < pages), ...copies.flat()];
}

/** The sentences of a text, and anything else after a full stop and a space. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?;]) +/).filter((sentence) => sentence !== '');
}

function titlesOf(documents: readonly WholeDocument[], type: 0 | 1): string[] {
  return documents.filter((document) => document.type === type).map(({title}) => title);
}
