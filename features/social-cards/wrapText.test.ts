import {describe, expect, it} from 'vitest';

import {wrapText} from './wrapText';

const width = (text: string) => text.length;

describe('wrapText', () => {
  it.each([
    ['one line', 10, ['one line']],
    ['two lines of text', 10, ['two lines', 'of text']],
    ['', 10, []],
  ])('breaks "%s" at spaces', (text, limit, lines) => {
    expect(wrapText(text, limit, 2, width)).toEqual({lines, whole: true});
  });

  it('cuts what is more than asked', () => {
    const {lines, whole} = wrapText('aaa bbb ccc ddd eee', 7, 2, width);
    expect(lines).toEqual(['aaa bbb', 'ccc dd\u2026']);
    expect(whole).toBe(false);
  });

  it('leaves no sign of the sentence in front of the cut', () => {
    expect(wrapText('aaaa, bbbbbb', 6, 1, width).lines).toEqual(['aaaa\u2026']);
  });

  it('cuts a word that is wider than a line', () => {
    expect(wrapText('abcdefgh', 4, 2, width)).toEqual({lines: ['abc\u2026'], whole: false});
  });
});
