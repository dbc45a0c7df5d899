import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {pageSections} from './pageSections';

const page = (content: string) =>
  load(`<main><article><div class="markdown">${content}</div></article></main>`);
const first = (content: string) => pageSections(page(content))[0];
const intro = (content: string) => first(content)?.prose;

describe('pageSections', () => {
  it('reads the text before the first heading and under each, in tabs and level 4 too', () => {
    const html = page(
      '<header><h1>Title</h1></header><p>Intro <code>a</code>.</p>' +
        '<h2 id="one">One<a class="hash-link">\u200b</a></h2><p>1 &amp; &lt;2&gt;</p>' +
        '<div role="tabpanel" hidden><h3 id="two">Two</h3><p>2</p></div><h4 id="deep">Deep</h4><p>3</p>',
    );
    expect(pageSections(html)).toEqual([
      {anchor: '', heading: '', prose: 'Intro a.', rest: ''},
      {anchor: 'one', heading: 'One', prose: '1 & <2>', rest: ''},
      {anchor: 'two', heading: 'Two', prose: '2', rest: ''},
      {anchor: 'deep', heading: 'Deep', prose: '3', rest: ''},
    ]);
  });

  it('keeps list items, cells and lines of code apart', () => {
    const html =
      '<ul><li>a</li><li>b</li></ul><table><tr><td>c</td><td>d</td></tr></table><pre><span>e</span><br><span>f</span></pre>';
    expect(first(html)).toMatchObject({prose: 'a b c d', rest: 'e f'});
  });

  it('keeps code and headers of tables apart from sentences', () => {
    const html =
      '<p>a</p><pre>b</pre><table><thead><tr><th>c</th></tr></thead><tr><td>d</td></tr></table>';
    expect(first(html)).toMatchObject({prose: 'a d', rest: 'b c'});
  });

  it('leaves out an output that is a table, not the table of a figure without code', () => {
    const table = '<table><tr><td>7</td></tr></table>';
    const html =
      `<figure><div>${table}</div><details><pre>b</pre></details></figure>` +
      `<figure><div>${table}</div></figure>`;
    expect(first(html)).toMatchObject({prose: '7', rest: ''});
  });

  it('leaves out captions and labels of code, not those of drawings', () => {
    const html =
      '<figure><figcaption>a.php php printed by b</figcaption><pre><code>c<span class="said">Added: </span></code></pre></figure>' +
      '<p>d</p><figure><figcaption>e</figcaption></figure>';
    expect(first(html)).toMatchObject({prose: 'd e', rest: 'c'});
  });

  it('leaves out what opens the rest of long code, not what opens text', () => {
    const html =
      '<figure><pre>a</pre><details><summary>11 more lines</summary><pre>b</pre></details></figure>' +
      '<details><summary>c</summary><p>d</p><figure><pre>e</pre></figure></details>';
    expect(intro(html)).toBe('c d');
  });

  it('keeps the text of headings that nothing can lead to', () => {
    expect(intro('<h2>One</h2><h5>Deep</h5><p>text</p>')).toBe('One Deep text');
  });

  it('leaves out buttons, footers, drawings, scripts and links beside headings', () => {
    const html =
      'a<footer>In the API reference: e</footer><button>Copy</button><svg><title>b</title></svg><script>c</script><h5>d<a class="hash-link">#</a></h5>';
    expect(intro(html)).toBe('a d');
  });

  it('finds nothing in a page without an article', () => {
    expect(pageSections(load('<main>a</main>'))).toEqual([
      {anchor: '', heading: '', prose: '', rest: ''},
    ]);
  });
});
