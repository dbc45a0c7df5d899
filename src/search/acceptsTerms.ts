import lunr from 'lunr';

/** A test for the words whose index term is among these. */
export function acceptsTerms(terms: ReadonlySet<string>): (word: string) => boolean {
  return (word) => terms.has(word) || terms.has(stem(word));
}

function stem(word: string): string {
  return lunr.stemmer(new lunr.Token(word, {})).toString();
}
