import {describe, expect, it} from 'vitest';

import {pageTexts} from './pageTexts';

const page = (content: string) =>
  `<main><article><div class="markdown">${content}</div></article></main>`;

describe('pageTexts', () => {
  it('reads what stands before the first anchor and under each', () => {
    const html = page(
      '<header><h1>Title</h1></header><p>Intro <code>a</code>.</p><h2 id="one">One</h2><p>1 &amp; &lt;2&gt;</p><h3 id="two">Two</h3><p>2</p>',
    );
    expect([...pageTexts(html, new Set(['', 'one', 'two']))]).toEqual([
      ['', 'Intro a.'],
      ['one', '1 & <2>'],
      ['two', '2'],
    ]);
  });

  it('keeps list items, cells and lines of code apart', () => {
    const html = page(
      '<ul><li>a</li><li>b</li></ul><table><tr><td>c</td><td>d</td></tr></table><pre><span>e</span><br><span>f</span></pre>',
    );
    expect(pageTexts(html, new Set()).get('')).toBe('a b c d e f');
  });

  it('keeps the text of headings that have no document', () => {
    const html = page('<h2 id="one">One</h2><h4 id="deep">Deep</h4><p>text</p>');
    expect(pageTexts(html, new Set(['one'])).get('one')).toBe('Deep text');
  });

  it('leaves out buttons, drawings, scripts and links beside headings', () => {
    const html = page(
      'a<button>Copy</button><svg><title>b</title></svg><script>c</script><h5>d<a class="hash-link">#</a></h5>',
    );
    expect(pageTexts(html, new Set()).get('')).toBe('a d');
  });

  it('finds nothing in a page without an article', () => {
    expect(pageTexts('<main>a</main>', new Set()).get('')).toBe('');
  });
});
