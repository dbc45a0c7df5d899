import {searchOf} from '../../../shared/text/searchOf';

const parameter = '_highlight';

/** The address of a hit with the words to mark on the target page, in front of the anchor. */
export function withHighlight(url: string, words: readonly string[]): string {
  if (words.length === 0) {
    return url;
  }
  const [route = '', anchor] = url.split('#', 2);
  const query = new URLSearchParams(words.map((word) => [parameter, word]));
  return `${route}?${query.toString()}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** The words to mark in the query part of an address. */
export function highlightWords(search: string): string[] {
  return new URLSearchParams(search).getAll(parameter).map((word) => word.toLowerCase());
}

/** The query part of an address without the words to mark. */
export function withoutHighlight(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return searchOf(query);
}
