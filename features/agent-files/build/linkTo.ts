/** A link in Markdown; brackets in its text do not end it. */
export function linkTo(text: string, address: string): string {
  return `[${text.replace(/[[\]\\]/g, '\\$&')}](${address})`;
}
