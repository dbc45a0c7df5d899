import type {CheerioAPI} from 'cheerio';

/**
 * Every element of a page inside its parent, both with their classes: what style
 * sheets can distinguish, so two pages with the same pairs have the same colors on the same backgrounds.
 */
export function pairsOf($: CheerioAPI): ReadonlySet<string> {
  const pairs = new Set<string>();
  const body = $('body').get(0);
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

/** What a page has, and the number of its elements, which is what a look at it costs. */
export interface Traits {
  readonly pairs: ReadonlySet<string>;
  readonly elements: number;
}

/**
 * A few pages that together have every pair found on any page. Each one adds the most new pairs for its size; a page
 * whose pairs the others have by the end is left out.
 */
export function pagesWithAll(pages: ReadonlyMap<string, Traits>): string[] {
  const missing = new Set([...pages.values()].flatMap(({pairs}) => [...pairs]));
  const chosen: [page: string, traits: Traits][] = [];
  while (missing.size > 0) {
    const [best] = [...pages]
      .map(([page, traits]) => ({
        page,
        traits,
        value: [...traits.pairs].filter((pair) => missing.has(pair)).length / traits.elements,
      }))
      .sort((a, b) => b.value - a.value);
    if (best === undefined) {
      break;
    }
    chosen.push([best.page, best.traits]);
    best.traits.pairs.forEach((pair) => missing.delete(pair));
  }
  return withoutCovered(chosen).map(([page]) => page);
}

/** Leaves out, the largest first, each page whose pairs all others together have. */
function withoutCovered(chosen: readonly [page: string, traits: Traits][]) {
  let kept = chosen;
  for (const one of chosen.toSorted(([, a], [, b]) => b.elements - a.elements)) {
    const others = kept.filter((other) => other !== one);
    const had = new Set(others.flatMap(([, {pairs}]) => [...pairs]));
    kept = [...one[1].pairs].every((pair) => had.has(pair)) ? others : kept;
  }
  return kept;
}
