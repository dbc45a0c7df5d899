import {bannedWords} from '../../../shared/text/bannedWords';
import {at, atField, proseOf, textField} from './page';
import type {Finding, Page} from './page';

const fewest = 60;
const banned = new RegExp(
  String.raw`\b(?:${bannedWords.map((words) => words.replaceAll(' ', String.raw`\s+`)).join('|')})\b`,
  'gi',
);

function wrongIn(text: string): string[] {
  const words = [...text.matchAll(banned)].map(([word]) => `leave out "${word}"`);
  return text.includes('!') ? [...words, 'no exclamation mark in prose'] : words;
}

/** No banned word and no exclamation mark in prose, title or description; code may have them. */
export function words(page: Page): Finding[] {
  const fields = ['title', 'description', 'sidebar_label'].flatMap((key) =>
    wrongIn(textField(page, key) ?? '').map((message) => atField(page, key, message)),
  );
  const prose = proseOf(page).flatMap(({node, text}) =>
    wrongIn(text).map((message) => at(page, node, message)),
  );
  return [...fields, ...prose];
}

/** A page has at least 60 words of prose. */
export function length(page: Page): Finding[] {
  const text = proseOf(page).map((prose) => prose.text);
  const number = text.join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  const message = `${number} words of prose; a page has ${fewest}, or belongs on another page`;
  return number < fewest ? [{file: page.file, line: 1, message}] : [];
}
