/**
 * Restores the markup of a sample from the short form that features/samples/highlight/shortMarkup.ts writes into
 * pages: a tag is `<name|`, and `<>` ends the last one. Other tags are unchanged.
 */
export function expandMarkup(short: string): string {
  return short.replace(
    /<(?:(>)|([A-Za-z][\w -]*)(?:#(\d+))?\|)/g,
    (_tag, end?: string, name?: string, entry?: string) => {
      if (end !== undefined) {
        return '</span>';
      }
      const classes = classesOf(name ?? '');
      return `<span${classes && ` class="${classes}"`}${entry === undefined ? '' : ` data-n="${entry}"`}>`;
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
