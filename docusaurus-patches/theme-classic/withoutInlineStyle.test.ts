import {describe, expect, it} from 'vitest';

import {withoutInlineStyle} from './withoutInlineStyle';

describe('withoutInlineStyle', () => {
  it('hides the sprite without a style attribute', () => {
    const sprite = {tagName: 'svg', attributes: {style: 'display: none;'}, innerHTML: '<defs/>'};
    const script = {tagName: 'script', innerHTML: 'a()'};
    expect(withoutInlineStyle([sprite, script, '<b>c</b>'])).toEqual([
      {tagName: 'svg', attributes: {display: 'none'}, innerHTML: '<defs/>'},
      script,
      '<b>c</b>',
    ]);
  });

  it('takes a single tag and none', () => {
    expect(withoutInlineStyle('<b>c</b>')).toEqual(['<b>c</b>']);
    expect(withoutInlineStyle(undefined)).toEqual([]);
  });
});
