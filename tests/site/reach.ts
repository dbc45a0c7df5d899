import type {BuiltPage} from './site';

/** The routes that links lead to from the home page, breadth-first: each with the number of clicks. */
export function clicksTo(pages: readonly BuiltPage[]): Map<string, number> {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const clicks = new Map([['/', 0]]);
  // Iterating a map includes entries that are added meanwhile.
  for (const [route, count] of clicks) {
    const page = byRoute.get(route);
    for (const target of page === undefined ? [] : linksOf(page)) {
      if (byRoute.has(target) && !clicks.has(target)) {
        clicks.set(target, count + 1);
      }
    }
  }
  return clicks;
}

/** The internal paths that a built page links to. */
export function linksOf({$, route}: BuiltPage): string[] {
  return $('a[href]')
    .toArray()
    .map((element) => new URL(element.attribs.href ?? '', `http://site.invalid${route}`))
    .filter(({host}) => host === 'site.invalid')
    .map(({pathname}) => decodeURIComponent(pathname));
}

/** The categories in the sidebar of a page that are not links, so that only a script opens them. */
export function unlinkedCategories({$, file}: BuiltPage): string[] {
  return $('.menu__list-item--collapsed .menu__link:not([href])')
    .toArray()
    .map((element) => `${file}: ${$(element).text()}`);
}
