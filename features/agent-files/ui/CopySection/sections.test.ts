// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';

import {readPage} from '../../build/readPage';
import {cutSection} from './cutSection';
import {sectionHeadings, sectionOf} from './sections';

const line = (text: string) => `<span class="line">${text}\n</span>`;
const html =
  '<html><head></head><body><h2 id="menu">Menu</h2>' +
  '<article><div class="theme-doc-markdown markdown"><header><h1>Kite</h1></header><p>Lead.</p>' +
  '<h2 id="install">Install<a class="hash-link" href="#install">\u200b</a></h2>' +
  `<figure><h3 id="figure">Figure</h3><pre><code class="language-bash">${line('# comment')}${line('## two')}</code></pre></figure>` +
  '<h3 id="options">Options</h3><p>First.</p>' +
  '<div class="theme-admonition theme-admonition-note"><div>Note</div><div><h3 id="quoted">Quoted</h3></div></div>' +
  '<ol><li><h3 id="item">Item</h3></li></ol>' +
  '<h3 id="ways">Ways</h3><div><ul role="tablist"><li>PHP</li><li>YAML</li></ul><div>' +
  '<div role="tabpanel"><h3 id="tab">Inside</h3><p>In PHP.</p></div>' +
  '<div role="tabpanel" hidden><h2 id="tab-2">Inside</h2><p>In YAML.</p></div></div></div><p>After the tabs.</p>' +
  '<h2 id="options-1">Options</h2><p>Second.</p><h4 id="deep">Deep</h4></div></article></body></html>';

const {markdown} = readPage(html, 'https://site.example/kite.md', (address) => address);

beforeEach(() => {
  document.documentElement.innerHTML = html;
});

function cut(id: string): string {
  const heading = document.getElementById(id);
  if (heading === null) {
    throw new Error(`No ${id}`);
  }
  return cutSection(markdown, sectionOf(heading));
}

describe('the sections of a page', () => {
  it('begin at headings whose end the Markdown marks', () => {
    const found = document.querySelectorAll(`.theme-doc-markdown ${sectionHeadings}`);
    expect([...found].map(({id}) => id)).toEqual(['install', 'options', 'ways', 'options-1']);
  });

  it('contain smaller sections, samples and tabs', () => {
    const text = cut('install');
    expect(text).toMatch(/^## Install\n\n```bash\n# comment\n## two\n```\n\n### Options\n/);
    expect(text).toMatch(/In YAML\.\n\nAfter the tabs\.\n$/);
  });

  it('end at the next one of their level, not at a heading in a note, an item or a tab', () => {
    const text = cut('options');
    expect(text).toMatch(/^### Options\n\nFirst\.\n/);
    expect(text).toMatch(/### Quoted[^]*### Item\n$/);
    expect(cut('ways')).toMatch(
      /^### Ways\n[^]*### Inside\n\nIn PHP\.[^]*## Inside\n\nIn YAML\.\n\nAfter the tabs\.\n$/,
    );
  });

  it('are distinguished where two have the same words', () => {
    expect(cut('options-1')).toBe('## Options\n\nSecond.\n\n#### Deep\n');
  });
});
