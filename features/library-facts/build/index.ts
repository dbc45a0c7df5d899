import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {libraryOf} from '../read/packages';

/**
 * A rehype plugin: writes the facts of a library into each `<PackageFacts library="name" />`, so that a page
 * loads the facts of its library and not those of all.
 *
 * @throws Error that names page and line, for a library that generated/packages.json does not have.
 */
export function writePackageFacts() {
  return (tree: Root, page: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'PackageFacts') {
        node.attributes = [factsOf(node, page)];
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
