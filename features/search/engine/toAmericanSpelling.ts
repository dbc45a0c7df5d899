// cspell:ignore ations ogue -- endings of words
const spellings: readonly (readonly [RegExp, string])[] = [
  [/is(e[sdr]?|ers?|ing|ations?)$/, 'iz$1'],
  [/ys(e[sdr]?|ing)$/, 'yz$1'],
  [/(?<=..)our/, 'or'],
  [/tre(s?)$/, 'ter$1'],
  [/ll(ed|ing|er)$/, 'l$1'],
  [/ogue(s?)$/, 'og$1'],
];

/** A British word as the pages spell it, which are written in American English. */
export function toAmericanSpelling(word: string): string {
  return spellings.reduce((spelled, [british, inPages]) => spelled.replace(british, inPages), word);
}
