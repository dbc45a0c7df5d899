import {existsSync} from 'node:fs';

import {checksumOf} from './originals';

/** The most theme files that we may replace, wrap or extend. */
export const mostOverrides = 17;

/**
 * Components of the theme that we replace whole, with the checksum of the original that our file was
 * written against. When a test says that one changed, compare our file with the new original first.
 */
export const replaced: Readonly<Record<string, string>> = {
  'DocSidebarItem/Link': '958cc3eddb48752c0afe716f3b2438305afc5a9543137eca4f687323d8b95a47',
  'DocSidebar/Desktop/CollapseButton':
    'c9e58ef5b279bcb5a5b4008068355df00191e84b4594c901f80cec530249339f',
  ErrorPageContent: 'a85bb2d0b98bbb2ca76cdffb5bd079d694aa1d44ca8026d9afba81611cc62738',
  LastUpdated: '30948229c514009458316d5f6d94da1562993c6d05ca40f3f56be9079f89b35c',
  Loading: 'ffd8013daa28cd24a849721acc38e47bb44582dfb8922f633d42eac5344dda54',
  Logo: '60c64ce82ec8bd643531fa816ab21f34866d7c55380ea7be60985137e36c044b',
  MDXComponents: 'b1a0eed95525de25273120c4f48ef939e51e0adfafe4a9b1c64fd3d040d6136c',
  'NavbarItem/ComponentTypes': '90ba290ccf01e0b8bc0adea87308f878a3c84b390d9ace12967c31538414bc9d',
  'NotFound/Content': '1339cadd0fe0b2a29e2b200f0b10487e33bd49a8fdc7a86a91e9a6c16616e113',
  SearchBar: 'b528b71d23818ff319df3a2e9bfdb811c76a20ec920e3fccd08fa9216b766486',
  TOCCollapsible: '4e91da4713c1b1d41038137d5d327088af055af4e2334c024d233f05029bf9e4',
};

const home = 'node_modules/@docusaurus';
const places = (component: string) =>
  [
    `${home}/theme-classic/lib/theme/${component}`,
    `${home}/core/lib/client/theme-fallback/${component}`,
  ].flatMap((path) => [`${path}.js`, `${path}/index.js`]);

/** Checksum of the original of a component; `undefined` when the theme has none. */
export function checksum(component: string): string | undefined {
  const file = places(component).find((path) => existsSync(path));
  return file === undefined ? undefined : checksumOf(file);
}

/** The component that a file in `src/theme` implements; `undefined` for styles and tests. */
export function componentOf(file: string): string | undefined {
  return /^src\/theme\/(.+?)(?:\/index)?\.tsx?$/.exec(file)?.[1]?.replace(/^.*\.test$/, '');
}

/** Every file opens with its reason, wraps the original, or replaces one whose checksum is listed. */
export function override(
  file: string,
  source: string,
  list: Readonly<Record<string, string>> = replaced,
): string[] {
  const component = componentOf(file);
  if (component === undefined || component === '') {
    return [];
  }
  const reason = /^\/\/ Change: \S/.test(source)
    ? []
    : [`${file}: open with "// Change:" and the reason`];
  if (/from '@theme-(?:original|init)\//.test(source)) {
    return reason;
  }
  const known = Object.hasOwn(list, component) ? list[component] : undefined;
  const now = checksum(component);
  if (now === undefined) {
    return [...reason, `${file}: the theme has no ${component}; put it into src/components`];
  }
  if (known === undefined) {
    const line = `${component}: '${now}',`;
    return [
      ...reason,
      `${file}: wrap @theme-original/${component}, or add to tests/repository/rules/overrides.ts: ${line}`,
    ];
  }
  return known === now
    ? reason
    : [...reason, `${file}: its original changed; compare, then write ${component}: '${now}',`];
}

/** Components in the list of replaced ones that no file replaces anymore. */
export function staleOverrides(
  files: readonly string[],
  list: Readonly<Record<string, string>> = replaced,
): string[] {
  const components = files.map(componentOf);
  return Object.keys(list)
    .filter((component) => !components.includes(component))
    .map((component) => `${component}: take it off the list of replaced components`);
}
