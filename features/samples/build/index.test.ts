import path from 'node:path';

import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import {highlightCodeBlocks} from '.';

const file = new VFile({path: '/site/docs/page.md'});

function page(code: Partial<Element> & {readonly text: string}): {root: Root; pre: Element} {
  const inner: Element = {
    type: 'element',
    tagName: 'code',
    properties: {},
    ...code,
    children: [{type: 'text', value: code.text}],
  };
  const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: [inner]};
  return {root: {type: 'root', children: [pre]}, pre};
}

describe('highlightCodeBlocks', () => {
  it('passes the highlighted code, its language and its title to the page', () => {
    const {root, pre} = page({
      text: '$a = 1;\n',
      properties: {className: ['language-php'], metastring: 'title="a.php" {1}'},
    });
    highlightCodeBlocks()(root, file);
    expect(pre.properties).toMatchObject({language: 'php', title: 'a.php'});
    expect(pre.properties.html).toContain('<L marked|');
    expect(pre.children).toEqual([]);
  });

  it('gives the first titled PHP sample of a page with a zip file its address', () => {
    const titled = () =>
      page({
        text: '<?php\n',
        properties: {className: ['language-php'], metastring: 'title="src/A.php"'},
      }).pre;
    const yaml = page({
      text: 'a: 1\n',
      properties: {className: ['language-yaml'], metastring: 'title="a.yaml"'},
    }).pre;
    const [first, second] = [titled(), titled()];
    const value = '```php title="src/A.php"\n<?php\n```\n';
    const source = new VFile({path: path.resolve('docs/mapper/new.md'), value});
    highlightCodeBlocks()({type: 'root', children: [yaml, first, second]}, source);
    expect([yaml, first, second].map(({properties}) => properties.zip)).toEqual([
      undefined,
      '/mapper/new.zip',
      undefined,
    ]);
  });

  it('treats a fence without a language as text', () => {
    const {root, pre} = page({text: 'plain'});
    highlightCodeBlocks()(root, file);
    expect(pre.properties).toEqual({language: 'text', html: '<L|plain\n<>'});
  });

  it('keeps a blank first line, which rehype-raw has dropped', () => {
    const place = {line: 1, column: 1};
    for (const text of ['shown\n', '\nshown\n']) {
      const {root, pre} = page({text});
      pre.position = {start: place, end: place};
      highlightCodeBlocks()(root, new VFile({path: file.path, value: '```\n\nshown\n```\n'}));
      expect(pre.properties.html).toBe('<L|\n<><L|shown\n<>');
    }
  });

  it('puts the table that an output is into its block, and folds its HTML', () => {
    const {root, pre} = page({
      text: '<table ><tr ><td >Fossils</td></tr></table>\n',
      properties: {className: ['language-html'], metastring: 'title="Output"'},
    });
    highlightCodeBlocks()(root, file);
    expect(pre).toMatchObject({
      tagName: 'pre',
      properties: {title: 'Output', language: 'html', folds: '0-1'},
      children: [{tagName: 'table', properties: {}}],
    });
  });

  it.each([
    ['is not an output', 'html', '<table><tr><td>a</td></tr></table>', 'title="page.html"'],
    ['is in another language', 'text', '<table><tr><td>a</td></tr></table>', 'output'],
    ['holds more than a table', 'html', '<p>a</p>', 'output'],
  ])('leaves a block that %s a block', (_what, language, text, metastring) => {
    const {root, pre} = page({
      text,
      properties: {className: [`language-${language}`], metastring},
    });
    highlightCodeBlocks()(root, file);
    expect(pre).toMatchObject({tagName: 'pre', children: []});
  });

  it('leaves a pre without code alone', () => {
    const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: []};
    highlightCodeBlocks()({type: 'root', children: [pre]}, file);
    expect(pre.properties).toEqual({});
  });
});
