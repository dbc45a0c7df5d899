import {load} from 'cheerio';

/**
 * Every element of a page inside its parent, both with their classes: what style
 * sheets can distinguish, so two pages with the same pairs have the same colors on the same backgrounds.
 */
export function pairsOf(html: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  const body = load(html)('body').get(0);
  const walk = (element: NonNullable<typeof body>, outer: string) => {
    const classes = (element.attribs.class ?? '').split(/\s+/).sort();
    const name = [element.name, ...classes].join('.');
    pairs.add(`${outer} > ${name}`);
    for (const child of element.children) {
      if ('attribs' in child) {
        walk(child, name);
      }
    }
  };
  if (body !== undefined) {
    walk(body, '');
  }
  return pairs;
}

/** A few pages that together have every pair found on any page; each one adds the most new pairs. */
export function pagesWithAll(pages: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const missing = new Set([...pages.values()].flatMap((pairs) => [...pairs]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const added = [...pages].map(([page, pairs]) => ({
      page,
      pairs: [...pairs].filter((pair) => missing.has(pair)),
    }));
    const most = added.reduce((best, next) =>
      next.pairs.length > best.pairs.length ? next : best,
    );
    chosen.push(most.page);
    most.pairs.forEach((pair) => missing.delete(pair));
  }
  return chosen;
}
