import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {expect, test} from 'vitest';

import {writeRequirementsAddress} from '.';

function written(name: string) {
  const attributes = [{type: 'mdxJsxAttribute' as const, name: 'id', value: 'all'}];
  const node: MdxJsxFlowElementHast = {type: 'mdxJsxFlowElement', name, attributes, children: []};
  const tree: Root = {type: 'root', children: [node]};
  writeRequirementsAddress()(tree);
  return node.attributes;
}

test('the compatibility table gets the address of the requirements, which changes with them', () => {
  const [attribute] = written('CompatibilityTable');
  const address = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined;
  expect(attribute).toMatchObject({name: 'requirements'});
  expect(address).toMatch(/^\/assets\/requirements\.[0-9a-f]{8}\.json$/);
});

test('other components are unchanged', () => {
  expect(written('Diagram')).toMatchObject([{name: 'id', value: 'all'}]);
});
