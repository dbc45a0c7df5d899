import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {fetchedFiles} from '../../../shared/bundler/fetchedFiles';
import {installFile} from '../publish/installData';
import {libraryOf} from '../read/packages';

/**
 * A rehype plugin: writes the facts of a library into each `<PackageFacts library="name" />`, so that a page
 * loads the facts of its library and not those of all, and the address of the requirements of all releases into
 * `<CompatibilityTable />`.
 *
 * @throws Error that names page and line, for a library that generated/packages.json does not have.
 */
export function writePackageFacts() {
  return (tree: Root, page: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'PackageFacts') {
        node.attributes = [factsOf(node, page)];
      } else if (node.name === 'CompatibilityTable') {
        const {address} = installFile();
        node.attributes = [{type: 'mdxJsxAttribute', name: 'requirements', value: address}];
      }
    });
  };
}

function factsOf(node: MdxJsxFlowElementHast, page: VFile): MdxJsxAttribute {
  const place = `${page.path}:${String(node.position?.start.line ?? 1)}`;
  const name = node.attributes.find((one) => 'name' in one && one.name === 'library')?.value;
  if (typeof name !== 'string') {
    throw new Error(`${place}: write <PackageFacts library="name" />.`);
  }
  const facts = libraryOf(name, place);
  return {
    type: 'mdxJsxAttribute',
    name: 'facts',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(facts),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression: valueToEstree(facts)}],
        },
      },
    },
  };
}

/** Writes the file that the check on the compatibility page fetches. */
export default function requirements(context: LoadContext): Plugin {
  return fetchedFiles('requirements', context, writeInstallFile);
}

function writeInstallFile(outDir: string): undefined {
  const {address, content} = installFile();
  const file = path.join(outDir, address);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}
