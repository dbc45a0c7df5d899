import type {ReferencePage} from './referencePages';

/** The name of a page's module in the folder of the docs plugin. */
export function moduleName({route}: ReferencePage): string {
  return `reference/${route.slice(1).replaceAll('/', '-')}.js`;
}

/**
 * The module of a page, with the exports that the docs theme expects of a compiled MDX file. It is written without
 * MDX: the content is one text, which costs neither a compiler nor an element in the browser.
 */
export function moduleText(page: ReferencePage): string {
  const {route, title, description, toc, html, previous, next} = page;
  const neighbor = (one: ReferencePage['next']) => one && {title: one.title, permalink: one.route};
  const exported = {
    frontMatter: {kind: 'reference'},
    metadata: {
      id: route.slice(1),
      title,
      description,
      permalink: route,
      version: 'current',
      sidebar: 'docs',
      tags: [],
      // The theme looks there for `unlisted` while it renders a page in the build.
      frontMatter: {},
      previous: neighbor(previous),
      next: neighbor(next),
    },
    toc: toc.map((entry) => ({...entry, level: 2})),
    assets: {},
  };
  return [
    `import {jsx} from 'react/jsx-runtime';`,
    `import {useMDXComponents} from '@mdx-js/react';`,
    ...Object.entries(exported).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    ),
    `const html = ${JSON.stringify(html)};`,
    `export default function Reference() {`,
    `  return jsx(useMDXComponents().Reference, {html});`,
    `}`,
    '',
  ].join('\n');
}
