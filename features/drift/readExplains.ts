import {listOf, readFrontMatter} from '../../shared/text/frontMatter';

/** A class that a page explains by `explains:` in its front matter. */
export interface Explained {
  readonly name: string;
  readonly line: number;
}

/** Reads the classes that a page explains, with their lines. */
export function readExplains(page: string, text: string): Explained[] {
  const names = listOf(readFrontMatter(page, text).values.explains);
  const lines = text.split('\n');
  return names.map((name) => {
    return {name, line: lines.findIndex((line) => line.includes(name)) + 1};
  });
}
