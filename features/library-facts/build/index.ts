import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

import {libraryOf} from '../read/packages';

/**
 * A rehype plugin: writes the facts of a library into each `<PackageFacts library="name" />`, so that a page
 * loads the facts of its library and not those of all.
 *
 * @throws Error for a library that generated/packages.json does not have.
 */
export function writePackageFacts() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'PackageFacts') {
        return;
      }
      const [attribute] = node.attributes;
      const name = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined;
      const facts = libraryOf(typeof name === 'string' ? name : '');
      node.attributes = [
        {
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
        },
      ];
    });
  };
}
