import {expandMarkup} from '../markup/expandMarkup';

/**
 * Highlighted HTML in the short form that the browser expands: the tags of a page are a tenth of its script.
 *
 * @throws Error for HTML that would not be restored exactly.
 */
export function shortMarkup(html: string): string {
  const short = html
    .replace(
      /<span(?: class="(token |line|said)([\w -]*)")?(?: data-n="(\d+)")?(?: id="([\w.]+)")?>/g,
      (_tag, kind?: string, rest?: string, entry?: string, id?: string) =>
        `<${letters[kind ?? ''] ?? ''}${rest ?? ''}${entry === undefined ? '' : `#${entry}`}` +
        `${id === undefined ? '' : `@${id}`}|`,
    )
    .replaceAll('</span>', '<>');
  if (expandMarkup(short) !== html) {
    throw new Error(
      `features/samples/markup/expandMarkup.ts does not restore: ${html.slice(0, 300)}`,
    );
  }
  return short;
}

const letters: Readonly<Record<string, string | undefined>> = {
  'token ': '',
  line: 'L',
  said: 'S',
  '': 'N',
};
