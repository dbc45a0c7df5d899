import {atField, textField} from './page';
import type {Finding, Page} from './page';

/** The kinds of pages. */
export const kinds = ['landing', 'tutorial', 'how-to', 'reference', 'explanation'];

type Check = (value: unknown) => string | undefined;

const text: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'write a string';
const flag: Check = (value) => (typeof value === 'boolean' ? undefined : 'write true or false');
const list: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((item) => text(item) === undefined)
    ? undefined
    : 'write a list of strings, or leave it out';
const pageOrNull: Check = (value) => (value === null ? undefined : text(value));

/** Every key that a page may have; `title`, `description` and `kind` are required. */
const known: Readonly<Record<string, Check>> = {
  title: text,
  description: describes,
  kind: (value) =>
    kinds.some((kind) => kind === value) ? undefined : `write one of ${kinds.join(', ')}`,
  keywords: list,
  explains: list,
  absent: list,
  configures: text,
  draft: flag,
  hide_table_of_contents: flag,
  hide_title: flag,
  pagination_next: pageOrNull,
  pagination_prev: pageOrNull,
  sidebar_label: text,
};

function describes(value: unknown): string | undefined {
  if (typeof value !== 'string') {
    return 'write one sentence';
  }
  if (value.length < 50 || value.length > 160) {
    return `${value.length} characters, write 50 to 160`;
  }
  // A dot inside a name (Symfony 7.2, Rekalogika.DEV) is not followed by a space.
  if (!value.endsWith('.') || /[.!?]\s+\p{Lu}/u.test(value)) {
    return 'write exactly one sentence, with a full stop at its end';
  }
  return undefined;
}

/** Front matter: the required keys are present, no key is unknown, every value is valid. */
export function frontMatter(page: Page): Finding[] {
  const missing = ['title', 'description', 'kind'].filter((key) => !page.fields.has(key));
  return [
    ...missing.map((key) => atField(page, key, 'missing; every page needs it')),
    ...[...page.fields].flatMap(([key, {value}]) => {
      const check = Object.hasOwn(known, key) ? known[key] : undefined;
      const wrong =
        check === undefined
          ? `unknown key; known keys: ${Object.keys(known).join(', ')}`
          : check(value);
      return wrong === undefined ? [] : [atField(page, key, wrong)];
    }),
  ];
}

/** The kind of a page; `undefined` when the front matter names none that exists. */
export function kindOf(page: Page): string | undefined {
  const kind = textField(page, 'kind');
  return kinds.find((known) => known === kind);
}

/** Whether a page is a draft: in the development server, not in the build. */
export function isDraft({fields}: Page): boolean {
  return fields.get('draft')?.value === true;
}
