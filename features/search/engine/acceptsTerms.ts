import {memoize} from './memoize';
import {stem} from './terms';

// The words of the documents come again with every query, and a stem costs more than all else.
const stemOf = memoize(stem);

/** A test for the words of documents whose index term is among these. */
export function acceptsTerms(terms: ReadonlySet<string>): (word: string) => boolean {
  return (word) => terms.has(word) || terms.has(stemOf(word));
}
