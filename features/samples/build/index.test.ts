import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import {afterEach, describe, expect, it} from 'vitest';

import {highlightCodeBlocks} from '.';
import {hashText} from '../parse/hashText';
import {type OutputRecord, writeOutputRecords} from '../schema/outputRecords';
import {fence, outputRecord, write} from '../testData';

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

/** The blocks of a page whose outputs have these records, given as language, words of the fence, and code. */
function recorded(
  records: readonly Pick<OutputRecord, 'output' | 'date'>[],
  blocks: readonly (readonly [language: string, metastring: string, text: string])[],
): Element[] {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'blocks-')));
  const name = 'docs/parcels/send.md';
  const value = blocks
    .map(([language, info, text]) => fence(`${language} ${info}`, text))
    .join('\n');
  write(name, value);
  writeOutputRecords(
    name,
    records.map((record) => ({...outputRecord, ...record})),
  );
  const children = blocks.map(([language, metastring, text]) => {
    return page({text, properties: {className: [`language-${language}`], metastring}}).pre;
  });
  highlightCodeBlocks()({type: 'root', children}, new VFile({path: path.resolve(name), value}));
  return children;
}

const before = process.cwd();

afterEach(() => {
  process.chdir(before);
});

describe('highlightCodeBlocks', () => {
  it('gives outputs with the same text a record each, in their order', () => {
    const output = hashText('5');
    const [, first, , second] = recorded(
      [
        {output, date: '2026-11-20'},
        {output, date: '2026-11-23'},
      ],
      [
        ['php', '', 'echo 5;'],
        ['text', 'title="Output"', '5'],
        ['php', '', 'echo 2 + 3;'],
        ['text', 'title="Output"', '5'],
      ],
    );
    expect(first?.properties.proof).toContain('Run on November 20');
    expect(second?.properties.proof).toContain('Run on November 23');
    expect(second?.properties.printedBy).toBe('parcels 1.2.0, PHP 8.2');
  });

  it('passes the highlighted code, its language and its title to the page', () => {
    const {root, pre} = page({
      text: '$a = 1;\n',
      properties: {className: ['language-php'], metastring: 'title="a.php"'},
    });
    highlightCodeBlocks()(root, file);
    expect(pre.properties).toMatchObject({language: 'php', title: 'a.php'});
    expect(pre.properties.html).toContain('<L|');
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

  it('does not call the output of a test in a browser type-checked', () => {
    const [, , shown] = recorded(
      [{output: hashText('GET /'), date: '2026-11-20'}],
      [
        ['php', '', 'echo 5;'],
        ['ts', 'title="tests/send.spec.ts"', "await page.goto('/');"],
        ['text', 'title="Output"', 'GET /'],
      ],
    );
    expect(shown?.properties.proof).toMatch(/^Checked against/);
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
