import {parse} from 'yaml';

import {parseMarkdown} from '../samples';

/** A class that a page explains by `explains:` in its front matter. */
export interface Explained {
  readonly name: string;
  readonly line: number;
}

/** Reads the classes that a page explains, with their lines. */
export function readExplains(page: string, text: string): Explained[] {
  const [first] = parseMarkdown(page, text).children;
  const content: unknown = first?.type === 'yaml' ? parse(first.value) : undefined;
  const isKnown = typeof content === 'object' && content !== null && 'explains' in content;
  const names = isKnown && Array.isArray(content.explains) ? content.explains.map(String) : [];
  const lines = text.split('\n');
  return names.map((name) => {
    return {name, line: lines.findIndex((line) => line.includes(name)) + 1};
  });
}
