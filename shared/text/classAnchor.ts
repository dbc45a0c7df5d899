const vendor = 'Rekalogika\\';

/**
 * The id of a class in the API reference: its name below the namespace of the vendor, with dots. It depends on nothing
 * else, so that it stays; names below the root of a package occur twice in a section.
 */
export function classAnchor(fqcn: string): string {
  return fqcn.slice(vendor.length).replaceAll('\\', '.');
}

/** The full name of a class with this id. */
export function classOfAnchor(anchor: string): string {
  return vendor + anchor.replaceAll('.', '\\');
}
