// Two sentences or three, somewhat more than a snippet shows.
const kept = 200;
// A first sentence up to this length stays whole.
const longest = 300;
const sentenceEnd = /(?<=[.!?:]["”’)]?) (?=[\p{Lu}\p{N}"“#$(])/u;
// Words and what is joined by the signs of namespaces, members, keys, commands and packages; `\n` joins nothing.
const joined = /[\p{L}\p{N}_$]+(?:(?:\\(?=\p{L}{2})|::|->|[.:/-])[\p{L}\p{N}_]+)*/gu;
// With such a sign; neither a version nor a variable.
const isName = /^[\p{L}_].*[\\.:/>-]/u;
// Of the samples' own application, or a class that is a word of the index by itself: nobody looks for it.
const isNoise =
  /^(?:App\\|(?:src|tests|templates)\/|(?:parent|self|static)::)|::class$|^[^\\.:/>]*$/;
// A message, as pages quote it.
const quoted = /"[\p{L}$…][^"\s{};=]*(?: [^"\s{};=]+){3,19}"/gu;

/** What the search file holds of a section. */
export interface CutText {
  /** The first sentences of its prose, enough for a snippet. */
  readonly content: string;
  /** Names and messages behind them that were not seen on the page before. */
  readonly identifiers: string;
}

/**
 * Cuts a section to its first sentences, and collects the names and the messages of the rest, so that they
 * can be found again as they were typed or pasted.
 */
export function cutContent(prose: string, code: string, seen: Set<string>): CutText {
  const start = firstSentences(prose);
  const isWhole = start === prose || sentenceEnd.test(`${start} A`);
  namesIn(start).forEach((name) => seen.add(name));
  const rest = `${prose.slice(start.length)} ${code}`;
  const found = [...(rest.match(quoted) ?? []), ...namesIn(rest)].filter((name) => !seen.has(name));
  found.forEach((name) => seen.add(name));
  return {content: isWhole ? start : `${start} …`, identifiers: [...new Set(found)].join(' ')};
}

function firstSentences(prose: string): string {
  const [first = '', ...others] = prose.split(sentenceEnd);
  if (first.length > longest) {
    return first.slice(0, Math.max(first.lastIndexOf(' ', kept), kept / 2));
  }
  let text = first;
  for (const sentence of others) {
    if (text.length + sentence.length >= kept) {
      break;
    }
    text += ` ${sentence}`;
  }
  return text;
}

function namesIn(text: string): string[] {
  return (text.match(joined) ?? []).filter((word) => isName.test(word) && !isNoise.test(word));
}
