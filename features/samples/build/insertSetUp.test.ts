import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';

import {hashText} from '../parse/hashText';
import type {SetUp} from '../schema/setUps';
import {insertSetUp} from './insertSetUp';

const pre = (title = ''): Element => ({
  type: 'element',
  tagName: 'pre',
  properties: {title},
  children: [],
});

const setUp: SetUp = {
  code: '$berth = 1;',
  variables: ['berth'],
  before: hashText('echo $berth;'),
  blocks: [hashText('echo $berth;')],
  classes: [
    {name: 'App\\Berth', title: 'src/Berth.php', page: '/ferry/berths', file: 'none'},
    {name: 'App\\Rules', title: 'LICENSE', file: 'LICENSE'},
  ],
  classesOnPage: ['App\\Tide', 'App\\Pier'],
};

function page(): {root: Root; first: Element; second: Element} {
  const [first, second] = [pre(), pre()];
  return {root: {type: 'root', children: [first, second]}, first, second};
}

describe('insertSetUp', () => {
  it('puts code, links and classes before the sample, and marks the samples that use it', () => {
    const {root, first, second} = page();
    const shown = insertSetUp(
      setUp,
      [
        {node: first, parent: root, source: 'echo 1;', language: 'php'},
        {node: second, parent: root, source: 'echo $berth;', language: 'php'},
      ],
      (_source, title) => pre(title),
      '.',
    );
    expect(root.children).toHaveLength(3);
    expect(root.children[1]).toMatchObject({
      name: 'SetUp',
      attributes: [{name: 'variables', value: '$berth'}],
      children: [
        {tagName: 'pre'},
        {
          tagName: 'p',
          children: [
            {value: 'Classes on this page, to be created first: '},
            {tagName: 'code', children: [{value: 'Tide'}]},
            {value: ', '},
            {tagName: 'code', children: [{value: 'Pier'}]},
            {value: '.'},
          ],
        },
        {tagName: 'p', children: [{}, {properties: {href: '/ferry/berths'}}, {}]},
        {tagName: 'pre', properties: {title: 'LICENSE'}},
      ],
    });
    expect(first.properties.usesSetUp).toBeUndefined();
    expect(second.properties.usesSetUp).toBe(true);
    expect(shown).toHaveLength(2);
  });

  it('does not offer a copy with setup for a whole file', () => {
    const {root, first} = page();
    const source = '<?php echo $berth;';
    const record = {...setUp, before: hashText(source), blocks: [hashText(source)]};
    const samples = [{node: first, parent: root, source, language: 'php'}];
    insertSetUp(record, samples, () => pre(), '.');
    expect(first.properties.usesSetUp).toBeUndefined();
  });

  it('throws when the sample is not on the page', () => {
    expect(() => insertSetUp(setUp, [], () => pre(), '.')).toThrow(
      'Record the setups again: npm run samples -- types',
    );
  });
});
