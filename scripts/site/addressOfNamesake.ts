import path from 'node:path';

/**
 * The address of a page that has the name of its folder, `undefined` for others. Docusaurus would make such a
 * page the index of the folder, but here the path is the address.
 */
export function addressOfNamesake(docs: string, file: string): string | undefined {
  const page = path.relative(docs, file).replace(/\.mdx?$/, '');
  const [name, folder] = page.split(path.sep).reverse();
  return !page.startsWith('..') && name === folder
    ? `/${page.split(path.sep).join('/')}`
    : undefined;
}
