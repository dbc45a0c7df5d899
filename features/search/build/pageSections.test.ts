import {describe, expect, it} from 'vitest';

import {pageSections} from './pageSections';

const page = (content: string) =>
  `<main><article><div class="markdown">${content}</div></article></main>`;
const intro = (content: string) => pageSections(page(content))[0]?.text;

describe('pageSections', () => {
  it('reads what stands before the first heading and under each, in tabs and level 4 too', () => {
    const html = page(
      '<header><h1>Title</h1></header><p>Intro <code>a</code>.</p>' +
        '<h2 id="one">One<a class="hash-link">\u200b</a></h2><p>1 &amp; &lt;2&gt;</p>' +
        '<div role="tabpanel" hidden><h3 id="two">Two</h3><p>2</p></div><h4 id="deep">Deep</h4><p>3</p>',
    );
    expect(pageSections(html)).toEqual([
      {anchor: '', heading: '', text: 'Intro a.'},
      {anchor: 'one', heading: 'One', text: '1 & <2>'},
      {anchor: 'two', heading: 'Two', text: '2'},
      {anchor: 'deep', heading: 'Deep', text: '3'},
    ]);
  });

  it('keeps list items, cells and lines of code apart', () => {
    const html =
      '<ul><li>a</li><li>b</li></ul><table><tr><td>c</td><td>d</td></tr></table><pre><span>e</span><br><span>f</span></pre>';
    expect(intro(html)).toBe('a b c d e f');
  });

  it('puts samples with their captions behind what is written, and leaves figures in their place', () => {
    const html =
      '<figure><figcaption>a.php</figcaption><pre><code>b</code></pre></figure><p>c</p><pre>d</pre>' +
      '<figure><figcaption>e</figcaption></figure><p>f</p>';
    expect(intro(html)).toBe('c e f a.php b d');
  });

  it('keeps the text of headings that nothing can lead to', () => {
    expect(intro('<h2>One</h2><h5>Deep</h5><p>text</p>')).toBe('One Deep text');
  });

  it('leaves out buttons, drawings, scripts and links beside headings', () => {
    const html =
      'a<button>Copy</button><svg><title>b</title></svg><script>c</script><h5>d<a class="hash-link">#</a></h5>';
    expect(intro(html)).toBe('a d');
  });

  it('finds nothing in a page without an article', () => {
    expect(pageSections('<main>a</main>')).toEqual([{anchor: '', heading: '', text: ''}]);
  });
});
