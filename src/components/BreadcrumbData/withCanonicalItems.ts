/** The part of schema.org's BreadcrumbList that is looked at; the rest passes through. */
interface BreadcrumbList {
  readonly itemListElement?: unknown;
}

/** Takes the slash off the end of each address in a list of breadcrumbs, as canonical addresses have none. */
export function withCanonicalItems<T extends BreadcrumbList>(list: T): T {
  const items = Array.isArray(list.itemListElement) ? list.itemListElement : [];
  return {...list, itemListElement: items.map(withCanonicalItem)};
}

function withCanonicalItem(entry: unknown): unknown {
  if (
    typeof entry === 'object' &&
    entry !== null &&
    'item' in entry &&
    typeof entry.item === 'string'
  ) {
    return {...entry, item: entry.item.replace(/\/+$/, '')};
  }
  return entry;
}
