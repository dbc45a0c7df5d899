import type {SearchDocument} from '../../src/search/documents';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/**
 * The documents of docusaurus-lunr-search in the order of their routes (its scanners finish in any order),
 * with plain texts and with the library and kind of their page.
 */
export function refineDocuments(
  documents: readonly SearchDocument[],
  kinds: ReadonlyMap<string, string>,
): SearchDocument[] {
  const libraries = new Set(
    [...kinds].filter(([, kind]) => kind === 'landing').map(([route]) => firstSegment(route)),
  );
  return groupByRoute(documents).flatMap(([route, group]) =>
    group.map((document) => refine(document, route, libraries, kinds.get(route))),
  );
}

function groupByRoute(documents: readonly SearchDocument[]): [string, SearchDocument[]][] {
  const groups = new Map<string, SearchDocument[]>();
  for (const document of documents) {
    const route = routeOf(document.url);
    groups.set(route, [...(groups.get(route) ?? []), document]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

function refine(
  document: SearchDocument,
  route: string,
  libraries: ReadonlySet<string>,
  kind: string | undefined,
): SearchDocument {
  const library = firstSegment(route);
  return {
    ...document,
    title: plainTitle(document.title),
    ...(document.pageTitle !== undefined && {pageTitle: plainTitle(document.pageTitle)}),
    content: plainContent(document.content),
    ...(libraries.has(library) && {library}),
    ...(kind !== undefined && {kind}),
  };
}

/** A heading without the zero-width sign of the link beside it. */
export function plainTitle(title: string): string {
  return title.replaceAll('\u200b', '').trim();
}

/** A text with its entities resolved, once: `&amp;lt;` was `&lt;` on the page. */
export function plainContent(content: string): string {
  return content
    .replaceAll('\u200b', '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

function routeOf(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

function firstSegment(route: string): string {
  return route.split('/').find((segment) => segment !== '') ?? '';
}
