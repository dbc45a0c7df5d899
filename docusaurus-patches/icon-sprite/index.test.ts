import {describe, expect, it} from 'vitest';

import {withoutInlineStyle} from '.';

describe('withoutInlineStyle', () => {
  const sprite = {tagName: 'svg', attributes: {style: 'display: none;'}, innerHTML: '<defs/>'};
  const hidden = {tagName: 'svg', attributes: {display: 'none'}, innerHTML: '<defs/>'};

  it('hides the sprite without a style attribute', () => {
    const script = {tagName: 'script', innerHTML: 'a()'};
    expect(withoutInlineStyle([sprite, script, '<b>c</b>'])).toEqual([hidden, script, '<b>c</b>']);
  });

  it('accepts a single tag', () => {
    expect(withoutInlineStyle(sprite)).toEqual([hidden]);
  });

  it.each([undefined, '<b>c</b>', [hidden]])('rejects tags without such a sprite: %j', (tags) => {
    expect(() => withoutInlineStyle(tags)).toThrow(/icon-sprite replaced nothing/);
  });
});
