/** A word of a text, in lower case, and its place. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern = /[\p{L}\p{N}\p{M}_]+/gu;
// Acronym before a word, word, acronym, number, letters without case.
const partPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+|\p{Lo}+/gu;
// Most words are of this form, which has no parts: to look for them takes longer than all else.
const plainWord = /^[A-Z]?[a-z]+$/;

/**
 * The words of a text: each whole, and the parts of identifiers (`lazyLoading` is also `lazy` and
 * `loading`). Used for the index, for queries and for marking, so that the three agree.
 */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    const whole = token(match[0], match.index);
    if (plainWord.test(match[0])) {
      return [whole];
    }
    const parts = identifierParts(match[0], match.index);
    return parts.length > 1 ? [whole, ...parts] : [whole];
  });
}

/** The words of a text as it has them, identifiers whole. */
export function splitWords(text: string): string[] {
  return [...text.matchAll(wordPattern)].map(([word]) => word);
}

/** The words of a text in small letters, identifiers whole. */
export function wholeWords(text: string): string[] {
  return splitWords(text.toLowerCase());
}

function identifierParts(identifier: string, offset: number): Token[] {
  return [...identifier.matchAll(partPattern)].map((match) =>
    token(match[0], offset + match.index),
  );
}

function token(text: string, start: number): Token {
  return {word: text.toLowerCase(), start, end: start + text.length};
}
