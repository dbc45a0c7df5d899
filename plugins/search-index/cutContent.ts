const kept = 260;
// Signs inside a name: namespaces, members, configuration keys, commands, packages.
const identifier = /[\p{L}\p{N}_$]+(?:(?:\\|::|->|[.:/-])[\p{L}\p{N}_]+)+/gu;

/**
 * The beginning of a text, enough for a snippet, and behind it the identifiers of the rest that were not
 * seen on the page before, so that a name can be found again as it was typed.
 */
export function cutContent(text: string, seen: Set<string>): string {
  const end = text.length <= kept ? text.length : Math.max(text.lastIndexOf(' ', kept), kept / 2);
  const start = text.slice(0, end);
  for (const [name] of start.matchAll(identifier)) {
    seen.add(name);
  }
  const names: string[] = [];
  for (const [name] of text.slice(end).matchAll(identifier)) {
    if (!seen.has(name)) {
      seen.add(name);
      names.push(name);
    }
  }
  return names.length === 0 ? start : `${start} … ${names.join(' ')}`;
}
