const kept = 260;
// Words and what is joined by the signs of namespaces, members, keys, commands and packages; `\n` joins nothing.
const joined = /[\p{L}\p{N}_$]+(?:(?:\\(?=\p{L}{2})|::|->|[.:/-])[\p{L}\p{N}_]+)*/gu;
// With such a sign; neither a version nor a variable.
const isName = /^[\p{L}_].*[\\.:/>-]/u;
// Of the samples' own application: nobody looks for it.
const isOfSamples = /^(?:App\\|(?:src|tests|templates)\/)/;
// A message, as pages quote it.
const quoted = /"[\p{L}$…][^"\s{};=]*(?: [^"\s{};=]+){3,19}"/gu;

/**
 * The beginning of a text, enough for a snippet, and behind it the names and the messages of the rest that
 * were not seen on the page before, so that they can be found again as they were typed or pasted.
 */
export function cutContent(text: string, seen: Set<string>): string {
  const end = text.length <= kept ? text.length : Math.max(text.lastIndexOf(' ', kept), kept / 2);
  const start = text.slice(0, end);
  namesIn(start).forEach((name) => seen.add(name));
  const rest = text.slice(end);
  const found = [...(rest.match(quoted) ?? []), ...namesIn(rest)].filter((name) => !seen.has(name));
  found.forEach((name) => seen.add(name));
  return rest === '' ? start : [start, '…', ...new Set(found)].join(' ');
}

function namesIn(text: string): string[] {
  return (text.match(joined) ?? []).filter((word) => isName.test(word) && !isOfSamples.test(word));
}
