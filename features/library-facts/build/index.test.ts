import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import {libraryOf} from '../read/packages';
import {writePackageFacts} from '.';

function written(library: string, name = 'PackageFacts', attribute = 'library') {
  const node: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: 'pivot-table'},
      {type: 'mdxJsxAttribute', name: attribute, value: library},
    ],
    children: [],
    position: {start: {line: 7, column: 1}, end: {line: 7, column: 9}},
  };
  const tree: Root = {type: 'root', children: [node]};
  writePackageFacts()(tree, new VFile({path: 'docs/depot/index.mdx'}));
  return node.attributes;
}

test('a page gets the facts of its library', () => {
  const [attribute] = written('mapper');
  expect(attribute).toMatchObject({
    name: 'facts',
    value: {value: JSON.stringify(libraryOf('mapper'))},
  });
});

test('other components are unchanged', () => {
  expect(written('mapper', 'Diagram')).toMatchObject([
    {name: 'id'},
    {name: 'library', value: 'mapper'},
  ]);
});

test('an unknown library is rejected with page and line, and with the known ones', () => {
  expect(() => written('maper')).toThrow(
    /^docs\/depot\/index\.mdx:7: no library is named "maper"\. Known: analytics, .*mapper/,
  );
});

test('a page that names its library by another attribute is rejected', () => {
  expect(() => written('mapper', 'PackageFacts', 'name')).toThrow(
    'docs/depot/index.mdx:7: write <PackageFacts library="name" />',
  );
});
