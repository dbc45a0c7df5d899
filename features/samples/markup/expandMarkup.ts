/**
 * Restores the markup of a sample from the short form that features/samples/highlight/shortMarkup.ts writes into
 * pages: a tag is `<name|`, and `<>` ends the last one. Other tags are unchanged.
 */
export function expandMarkup(short: string): string {
  return short.replace(
    /<(?:(>)|([A-Za-z][\w -]*)(?:#(\d+))?(?:@([\w.]+))?\|)/g,
    (_tag, end?: string, name?: string, entry?: string, id?: string) => {
      if (end !== undefined) {
        return '</span>';
      }
      const given: readonly (readonly [string, string | undefined])[] = [
        ['class', classesOf(name ?? '')],
        ['data-n', entry],
        ['id', id],
      ];
      return `<span${given.map(([key, value]) => (value ? ` ${key}="${value}"` : '')).join('')}>`;
    },
  );
}

/** Names of tokens are lowercase, so uppercase letters are free for other elements. */
function classesOf(name: string): string {
  if (name === 'N') {
    return '';
  }
  if (name === 'S') {
    return 'said';
  }
  return name.startsWith('L') ? `line${name.slice(1)}` : `token ${name}`;
}
