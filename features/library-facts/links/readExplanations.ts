import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {listOf, readFrontMatter} from '../../../shared/text/frontMatter';

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
        const {title, explains, draft} = readFrontMatter(`docs/${file}`, text).values;
        const names = draft === true ? [] : listOf(explains);
        const page = {title: typeof title === 'string' ? title : file, url: urlOf(file)};
        return names.map((name) => [name, page] as const);
      }),
  );
}

function urlOf(file: string): string {
  const id = file.replaceAll(path.sep, '/').replace(/\.mdx?$/, '');
  return `/${id.replace(/(?:^|\/)index$/, '')}`;
}
