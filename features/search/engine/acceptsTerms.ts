import {stem} from './terms';

/** A test for the words of documents whose index term is among these. */
export function acceptsTerms(terms: ReadonlySet<string>): (word: string) => boolean {
  return (word) => terms.has(word) || terms.has(stem(word));
}
