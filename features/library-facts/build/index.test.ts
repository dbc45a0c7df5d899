import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {expect, test} from 'vitest';

import {libraryOf} from '../read/packages';
import {writePackageFacts} from '.';

function written(library: string, name = 'PackageFacts') {
  const node: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{type: 'mdxJsxAttribute', name: 'library', value: library}],
    children: [],
  };
  const tree: Root = {type: 'root', children: [node]};
  writePackageFacts()(tree);
  return node.attributes;
}

test('a page gets the facts of its library', () => {
  const [attribute] = written('mapper');
  expect(attribute).toMatchObject({
    name: 'facts',
    value: {value: JSON.stringify(libraryOf('mapper'))},
  });
});

test('the compatibility table gets the address of the requirements, which changes with them', () => {
  const [attribute] = written('mapper', 'CompatibilityTable');
  const address = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined;
  expect(attribute).toMatchObject({name: 'requirements'});
  expect(address).toMatch(/^\/assets\/requirements\.[0-9a-f]{8}\.json$/);
});

test('other components are unchanged', () => {
  expect(written('mapper', 'Diagram')).toMatchObject([{name: 'library', value: 'mapper'}]);
});

test('an unknown library is rejected, with the known ones', () => {
  expect(() => written('maper')).toThrow(/No library is named "maper".*Known: analytics, .*mapper/);
});
