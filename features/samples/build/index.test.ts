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

  it('leaves a pre without code alone', () => {
    const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: []};
    highlightCodeBlocks()({type: 'root', children: [pre]}, file);
    expect(pre.properties).toEqual({});
  });
});
