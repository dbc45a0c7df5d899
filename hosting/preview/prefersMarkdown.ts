import {weights} from './weights';

/** Whether an `Accept` header names Markdown, and HTML neither with a higher weight nor first with the same one. */
export function prefersMarkdown(accept: string): boolean {
  const accepted = weights(accept);
  const markdown = accepted.get('text/markdown') ?? 0;
  const html = accepted.get('text/html') ?? accepted.get('text/*') ?? accepted.get('*/*') ?? 0;
  const [first] = [...accepted.keys()].filter((type) => /^text\/(?:html|markdown)$/.test(type));
  return markdown > 0 && (markdown > html || (markdown === html && first === 'text/markdown'));
}
