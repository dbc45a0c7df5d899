import type {LoadedPlugin} from '@docusaurus/types';

import {isRecord} from '../../../shared/json/isRecord';
import type {PageFacts} from './refineDocuments';

/** What the front matter says of each page, by its route, as the docs plugin has read it. */
export function pageFacts(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'content'>[],
): Map<string, PageFacts> {
  const facts = new Map<string, PageFacts>();
  const docsPlugin = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  for (const version of list(docsPlugin?.content, 'loadedVersions')) {
    for (const doc of list(version, 'docs')) {
      const permalink = property(doc, 'permalink');
      const frontMatter = property(doc, 'frontMatter');
      const kind = property(frontMatter, 'kind');
      if (typeof permalink === 'string') {
        // The routes of the built site have no slash at their end, those of folders here do.
        facts.set(permalink.replace(/(?<=.)\/$/, ''), {
          ...(typeof kind === 'string' && {kind}),
          explains: texts(frontMatter, 'explains'),
          keywords: texts(frontMatter, 'keywords'),
        });
      }
    }
  }
  return facts;
}

function property(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

function list(value: unknown, key: string): readonly unknown[] {
  const found = property(value, key);
  return Array.isArray(found) ? found : [];
}

function texts(value: unknown, key: string): string[] {
  return list(value, key).filter((entry) => typeof entry === 'string');
}
