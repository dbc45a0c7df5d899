const special =
  /(?<=\/)(?:comparison|exceptions|performance|testing|upgrade)$|(?<=\/(?:cookbook|recipes)\/)[^/]+$/;

/**
 * The words that say what a page for a special need is about, from the last part of its address; none for another page.
 * Comparisons, upgrades, lists of exceptions and recipes are such pages.
 */
export function specialWords(route: string): string[] {
  return special.exec(route)?.[0].split('-') ?? [];
}
