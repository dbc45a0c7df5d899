import path from 'node:path';

/** The path of a module of @docusaurus/theme-common, without its extension. */
export function themeCommon(module: string): string {
  return path.join(path.dirname(require.resolve('@docusaurus/theme-common')), module);
}

/** The path of a module of Docusaurus' own client, without its extension. */
export function coreClient(module: string): string {
  const root = path.dirname(require.resolve('@docusaurus/core/package.json'));
  return path.join(root, 'lib', 'client', module);
}
