import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {renderDiagram} from './renderDiagram';

/**
 * A rehype plugin: fills each `<Diagram src="name" />` of a page with the drawing of
 * `diagrams/name.yaml` beside the page.
 */
export function renderDiagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: MdxJsxFlowElementHast[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Diagram') {
        found.push(node);
      }
    });
    await Promise.all(found.map((node) => fill(node, file)));
  };
}

async function fill(node: MdxJsxFlowElementHast, page: VFile): Promise<void> {
  const name = node.attributes
    .map((attribute) => ('name' in attribute && attribute.name === 'src' ? attribute.value : null))
    .find((value) => typeof value === 'string');
  const line = node.position?.start.line ?? 1;
  if (name === undefined || !/^[a-z0-9-]+$/.test(name)) {
    throw new Error(`${page.path}:${line}: write <Diagram src="name" /> for diagrams/name.yaml.`);
  }
  const source = path.join(path.dirname(page.path), 'diagrams', `${name}.yaml`);
  if (!existsSync(source)) {
    throw new Error(
      `${page.path}:${line}: ${source} does not exist. Create it, or correct the name.`,
    );
  }
  // From the path inside the project, so that it is the same in every clone.
  const inProject = path.relative('', source).replaceAll(path.sep, '/');
  const id = `d${createHash('sha256').update(inProject).digest('hex').slice(0, 6)}`;
  const {title, wide, narrow} = await renderDiagram(readFileSync(source, 'utf8'), source, id);
  node.attributes = Object.entries({title, wide, narrow}).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
}
