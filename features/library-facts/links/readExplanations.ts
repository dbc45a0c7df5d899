import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

/** A page of the site. */
export interface Explanation {
  readonly title: string;
  readonly url: string;
}

/** The classes that pages explain, from `explains:` in their front matter. */
export function readExplanations(siteDir: string): ReadonlyMap<string, Explanation> {
  const docs = path.join(siteDir, 'docs');
  const files = existsSync(docs) ? readdirSync(docs, {recursive: true, encoding: 'utf8'}) : [];
  return new Map(
    files
      .filter((file) => /(?:^|[\\/])[^_][^\\/]*\.mdx?$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(path.join(docs, file), 'utf8');
        const {title, explains, draft} = frontMatter(text);
        const names = Array.isArray(explains) && draft !== true ? explains.map(String) : [];
        const page = {title: typeof title === 'string' ? title : file, url: urlOf(file)};
        return names.map((name) => [name, page] as const);
      }),
  );
}

function frontMatter(text: string): Record<string, unknown> {
  const block = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '';
  const value: unknown = parse(block);
  return typeof value === 'object' && value !== null ? {...value} : {};
}

function urlOf(file: string): string {
  const id = file.replaceAll(path.sep, '/').replace(/\.mdx?$/, '');
  return `/${id.replace(/(?:^|\/)index$/, '')}`;
}
