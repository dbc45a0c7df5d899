import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Root} from 'hast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import {measureText} from './measureText';
import {renderDiagrams} from './index';
import {parseDiagram} from './parseDiagram';
import {renderDiagram} from './renderDiagram';

const source = `title: Path <of> a call
description: A source becomes a target.
nodes:
  source: Source
  target: {label: "Target\\n\`View\`", kind: data}
edges:
  - source -> target: map()
  - target -> source
`;

describe('parseDiagram', () => {
  it('reads boxes, kinds, lines and arrows', () => {
    expect(parseDiagram(source, 'a.yaml')).toEqual({
      title: 'Path <of> a call',
      description: 'A source becomes a target.',
      nodes: [
        {id: 'source', lines: ['Source'], kind: 'step'},
        {id: 'target', lines: ['Target', '`View`'], kind: 'data'},
      ],
      edges: [
        {from: 'source', to: 'target', label: 'map()'},
        {from: 'target', to: 'source', label: ''},
      ],
    });
  });

  it.each([
    ['title: x', 'a.yaml:1: a diagram needs "nodes", a map, and "edges", a list.'],
    [source.replace('target: map', 'tagret: map'), 'a.yaml:7: "tagret" is not a node.'],
    [source.replace('kind: data', 'kind: date'), 'a.yaml:5: kind of "target" is one of step,'],
    [source.replace('- target -> source', '- target'), 'a.yaml:8: write an edge as'],
    [source.replace('title: Path <of> a call', 'title: ""'), 'a diagram needs "title", a text.'],
    [source.replace('map()', 'map()\n    target -> end: x'), 'a.yaml:8: write an edge as'],
    [source.replace('map()', '{label: map}'), 'a.yaml:7: write an edge as'],
    [source.replace('kind: data', 'type: data'), 'a.yaml:5: "type" has no meaning here. Keys are'],
    [`${source}arrows: []\n`, 'a.yaml:9: "arrows" has no meaning here. Keys are title,'],
    ['nodes: {a: [}', 'a.yaml:1: '],
  ])('refuses %j', (wrong, message) => {
    expect(() => parseDiagram(wrong, 'a.yaml')).toThrow(message);
  });
});

describe('measureText', () => {
  it('measures with the fonts of the site', () => {
    expect(measureText('iiii', 'text')).toBeLessThan(measureText('mmmm', 'text'));
    expect(measureText('iiii', 'code')).toBe(measureText('mmmm', 'code'));
  });
});

describe('renderDiagram', () => {
  it('draws twice, with classes only, a title and unique ids', async () => {
    const {title, wide, narrow} = await renderDiagram(source, 'a.yaml', 'd1');
    expect(title).toBe('Path <of> a call');
    expect(wide).toContain('aria-labelledby="d1w-t d1w-d"');
    expect(narrow).toContain('<title id="d1n-t">Path &lt;of&gt; a call</title>');
    expect(wide + narrow).not.toMatch(/style|font-family|<marker/);
    expect(narrow.match(/<text/g)).toHaveLength(4);
  });

  it('is reproducible', async () => {
    const [first, second] = await Promise.all([
      renderDiagram(source, 'a.yaml', 'd1'),
      renderDiagram(source, 'a.yaml', 'd1'),
    ]);
    expect(first).toEqual(second);
  });

  it('rejects a diagram that is too wide for a phone', async () => {
    const wrong = source.replace('source: Source', `source: ${'Wide '.repeat(20)}`);
    await expect(renderDiagram(wrong, 'a.yaml', 'd1')).rejects.toThrow(/a phone has 324/);
  });

  it('omits the wide drawing if it does not fit the column', async () => {
    const chain = Array.from({length: 9}, (_, i) => `  node${i}: A step of the way`).join('\n');
    const edges = Array.from({length: 8}, (_, i) => `  - node${i} -> node${i + 1}`).join('\n');
    const long = `title: Long\ndescription: Long.\nnodes:\n${chain}\nedges:\n${edges}\n`;
    expect((await renderDiagram(long, 'a.yaml', 'd1')).wide).toBe('');
  });
});

describe('renderDiagrams', () => {
  function page(attributes: readonly {name: string; value: string}[]) {
    const folder = mkdtempSync(path.join(tmpdir(), 'page-'));
    mkdirSync(path.join(folder, 'diagrams'));
    writeFileSync(path.join(folder, 'diagrams', 'call.yaml'), source);
    const node = {
      type: 'mdxJsxFlowElement' as const,
      name: 'Diagram',
      attributes: attributes.map((one) => ({type: 'mdxJsxAttribute' as const, ...one})),
      children: [],
    };
    const tree: Root = {type: 'root', children: [node]};
    return {node, run: () => renderDiagrams()(tree, new VFile({path: path.join(folder, 'a.mdx')}))};
  }

  it('fills the element with the drawings', async () => {
    const {node, run} = page([{name: 'src', value: 'call'}]);
    await run();
    expect(node.attributes.map(({name}) => name)).toEqual(['title', 'wide', 'narrow']);
  });

  it('names page and line of a missing source', async () => {
    await expect(page([{name: 'src', value: 'cal'}]).run()).rejects.toThrow(
      /a\.mdx:1: .*diagrams\/cal\.yaml does not exist/,
    );
    await expect(page([]).run()).rejects.toThrow('write <Diagram src="name" />');
  });
});
