const start = '<!-- Written by npm run measure -- search. -->';
const end = '<!-- End of what is written. -->';

/** Replaces the part of a text between its two markers; throws if they are missing. */
export function replacePart(text: string, part: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from === -1 || to < from) {
    throw new Error(`The marks "${start}" and "${end}" are missing.`);
  }
  return `${text.slice(0, from)}${start}\n\n${part}\n\n${text.slice(to)}`;
}
