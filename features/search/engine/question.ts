// How a question begins; what follows is what a title or a keyword would say.
const beginning =
  /^(?:how (?:to|do i|can i|does)|why (?:is|are|does|do)|what (?:is|are)|which|where (?:is|are)|can i) (?=.)/;

/** A phrase in small letters without the words that make it a question. */
export function withoutQuestion(phrase: string): string {
  return phrase.replace(beginning, '');
}
