import type {LoadedPlugin} from '@docusaurus/types';

import {isRecord} from '../../src/search/isRecord';

/** The `kind` of each page by its route, out of the front matter that the docs plugin has read. */
export function pageKinds(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'content'>[],
): Map<string, string> {
  const kinds = new Map<string, string>();
  const docsPlugin = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  for (const version of list(docsPlugin?.content, 'loadedVersions')) {
    for (const doc of list(version, 'docs')) {
      const permalink = property(doc, 'permalink');
      const kind = property(property(doc, 'frontMatter'), 'kind');
      if (typeof permalink === 'string' && typeof kind === 'string') {
        // The routes of the built site have no slash at their end, those of folders here do.
        kinds.set(permalink.replace(/(?<=.)\/$/, ''), kind);
      }
    }
  }
  return kinds;
}

function property(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

function list(value: unknown, key: string): readonly unknown[] {
  const found = property(value, key);
  return Array.isArray(found) ? found : [];
}
