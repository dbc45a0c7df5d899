import {describe, expect, it} from 'vitest';

import {allLibraries} from '../../library-facts';
import {readPage} from './readPage';
import {absoluteIn} from './writeAgentFiles';

const site = 'https://docs.example/';
const files = ['index.html', 'mapper.html', 'mapper/map.html'];
const [library] = allLibraries.filter(({section}) => section === 'mapper');

function pageOf(content: string, head = '', foot = '') {
  const html =
    `<!doctype html><html><head><link rel=canonical href=${site}mapper/map>${head}</head><body>` +
    `<article><nav>Breadcrumbs</nav><div class="theme-doc-markdown markdown"><header><h1>Map</h1></header>` +
    `${content}</div><footer>Edit this page ${foot}</footer></article></body></html>`;
  return readPage(html, `${site}mapper/map.md`, absoluteIn(site, files, 'mapper/map.html'));
}

/** The Markdown of a content, without the head of the page. */
function markdownOf(content: string): string {
  return pageOf(content).markdown.replace(/^[\s\S]*?composer require \S+\n\n/, '');
}

function sample(language: string, lines: readonly string[], title = ''): string {
  const caption =
    title && `<figcaption><span>${title}</span> <span>${language}</span></figcaption>`;
  const code = lines.map((line) => `<span class="line">${line}\n</span>`).join('');
  return `<figure>${caption}<pre><code class="language-${language}">${code}</code></pre><div><button>Copy</button></div></figure>`;
}

describe('a setup', () => {
  const lines = ['use App\\Ship;', '$ship = new Ship();'];
  const details = '<details><summary>Setup for the samples: <code>$ship</code></summary></details>';
  const setUp = `<div data-set-up>${details}<div>${sample('php', lines)}</div></div>`;

  it('has its title, and says that a file has each use line once if a sample repeats one', () => {
    expect(markdownOf(setUp + sample('php', ['use App\\Ship;', 'new Ship();']))).toMatch(
      /^Setup for the samples: `\$ship`\. If you put it into one file with a sample, keep each `use` line only once\.\n\n```php\nuse/,
    );
    expect(markdownOf(setUp + sample('php', ['use App\\Quay;']))).toMatch(
      /^Setup for the samples: `\$ship`\n\n```php\nuse/,
    );
  });
});

describe('the head of a page', () => {
  it('shows title, description, address, release and date', () => {
    const time = '<p class=theme-last-updated><time datetime=2026-11-21T17:05:23.000Z>x</time></p>';
    const {markdown, ...page} = pageOf(
      '<p>Text</p><h2 id=why>Why <code>it</code><a class=hash-link href=#why>#</a></h2><h3>Not a place</h3>',
      '<meta name=description content="Renames &quot;it&quot;.">',
      `${time}<nav><a class="pagination-nav__link pagination-nav__link--next" href=/mapper>Next</a></nav>`,
    );
    expect(markdown).toBe(
      `# Map\n\n> Renames "it".\n\n- Page: ${site}mapper/map\n` +
        `- Library: mapper ${library?.release ?? ''}, \`composer require rekalogika/mapper\`\n` +
        '- Last updated: 2026-11-21\n\nText\n\n## Why `it`\n\n### Not a place\n',
    );
    expect(page).toEqual({
      title: 'Map',
      description: 'Renames "it".',
      section: 'mapper',
      address: `${site}mapper/map.md`,
      headings: [{id: 'why', text: 'Why it'}],
      next: '/mapper',
    });
  });
});

describe('the samples of a page', () => {
  it('are named in its head, if the page links a zip file of them', () => {
    const link = '<a href=/mapper/map.zip>Download samples</a>';
    expect(pageOf('<p>Text</p>', '', link).markdown).toContain(
      `- Runnable sample files: ${site}mapper/map.zip\n`,
    );
    expect(pageOf('<p><a href=/other.zip>x</a></p>').markdown).not.toContain('Runnable sample');
  });

  it('are said to be checked in its head, if the page says so', () => {
    const link = '<a href=/use-from-your-tools#proof>2 PHP samples type-checked</a>';
    expect(pageOf('<p>Text</p>', '', link).markdown).toContain('\n- 2 PHP samples type-checked\n');
  });
});

describe('a sample', () => {
  it('keeps language, title and every line', () => {
    expect(
      markdownOf(
        sample(
          'php',
          ['<span class="token">&lt;?php</span>', '', '    $a = 1;'],
          'src/<wbr>A.php<!-- -->',
        ),
      ),
    ).toBe('```php title="src/A.php"\n<?php\n\n    $a = 1;\n```\n');
  });

  it('shows what printed an output, and has no title of its own', () => {
    const printed =
      '<details><summary>Output printed by mapper 3.0.0</summary>Run on November 23.</details>';
    expect(
      markdownOf(sample('text', ['a']).replace('<pre', `<figcaption>${printed}</figcaption><pre`)),
    ).toBe('```text title="Output printed by mapper 3.0.0"\na\n```\n');
    expect(markdownOf(sample('bash', ['a']))).toBe('```bash\na\n```\n');
  });

  it('of a diff has its markers', () => {
    const line = (said: string) => `<span class="said">${said}: </span>$x`;
    expect(markdownOf(sample('diff-php', ['[', '', line('Removed'), line('Added')]))).toBe(
      '```diff-php\n [\n\n-$x\n+$x\n```\n',
    );
    const parts = sample('diff-php', ['[', '@@']).replace('"line">@@', '"line hunk">@@');
    expect(markdownOf(parts)).toBe('```diff-php\n [\n@@\n```\n');
  });

  it('that varies is followed by what it prints with the other values', () => {
    const choices = '<div data-texts="/sample-outputs/a.json#0"><fieldset>x</fieldset></div>';
    const html = sample('text', ['1'], 'Output').replace('<pre', `${choices}<pre`);
    const markdown = (other: string) => {
      const line = (text: string) => ['line', null, [text]] as const;
      const texts = [[line('1\n')], [line(other)]];
      const textsAt = () => [
        {choices: [['limit', 'limit', '10', '50'] as const], texts, of: [0, 1]},
      ];
      const page = `<link rel=canonical href=${site}a><main><h1>A</h1>${html}</main>`;
      const {markdown: all} = readPage(page, `${site}a.md`, (address) => address, textsAt);
      return all.replace(/^[\s\S]*?\n\n[\s\S]*?\n\n/, '');
    };
    expect(markdown('2\n')).toBe(
      '```text title="Output, with limit 10"\n1\n```\n\n| limit | Output |\n| - | - |\n| `10` | `1` |\n| `50` | `2` |\n',
    );
    expect(markdown('2\n3\n')).toBe(
      '```text title="Output, with limit 10"\n1\n```\n\n```text title="Output with limit 50"\n2\n3\n```\n',
    );
    expect(() => markdownOf(html)).toThrow('/sample-outputs/a.json has no output 0.');
  });

  it('that varies by labels is followed by the code that they stand for', () => {
    const choices = '<div data-texts="/a.json#2"></div>';
    const html = sample('text', ['1'], 'Output').replace('<pre', `${choices}<pre`);
    const line = (text: string) => ['line', null, [`${text}\n`]] as const;
    const ttl = ['ttl', 'ttl', 'null', 'PT1H', 'none'] as const;
    const size = ['size', 'size', '10', '50'] as const;
    const textsAt = () => [
      // Belongs to an output further up.
      {choices: [ttl], texts: [[line('x')], [line('y')]], of: [0, 1, 0]},
      {
        choices: [ttl, size],
        texts: ['f(null, 10)', 'f(null, 50)', "f(new I('PT1H'), 10)", '', 'f(50)', 'f(10)'].map(
          (text) => [line('$a = 1;'), ...(text === '' ? [] : [line(`  ${text};`)])],
        ),
        of: [0, 1, 2, 2, 3, 3],
      },
      {choices: [ttl, size], texts: [[line('1')]], of: [0, 0, 0, 0, 0, 0]},
    ];
    const above = sample('text', ['0'], 'Output').replace(
      '<pre',
      '<div data-texts="/a.json#0"></div><pre',
    );
    const page = `<link rel=canonical href=${site}a><main><h1>A</h1>${above}${html}</main>`;
    const {markdown} = readPage(page, `${site}a.md`, (address) => address, textsAt);
    expect(markdown).toContain(
      '```text title="Output, with ttl null, size 10"\n1\n```\n\n' +
        '| ttl | In the sample |\n| - | - |\n| null | `f(null, 10);` |\n' +
        "| PT1H | `f(new I('PT1H'), 10);` |\n| none | |\n\n| ttl | size | Output |\n",
    );
  });

  it('that is a table is the table, with those of the other values below', () => {
    const table =
      '<div><table><thead><tr><th>Wing</th></tr></thead><tr><td>7</td></tr></table></div>';
    const html =
      `<figure><figcaption><span>Output</span></figcaption><div data-texts="/a.json#0"></div>${table}` +
      '<details><summary>HTML</summary><pre><code class="language-html">x</code></pre></details></figure>';
    const textsAt = () => [
      {
        choices: [['limit', 'limit', '10', '50'] as const],
        texts: [[], []],
        of: [0, 1],
        tables: {
          cells: [['c', 'Wing'] as const, ['n', '7'] as const, ['n', '8'] as const],
          tables: [[[[0]], [[1]]] as const, [[[[0, 1, 2] as const]], [[1, 2]]] as const],
        },
      },
    ];
    const page = `<link rel=canonical href=${site}a><main><h1>A</h1>${html}</main>`;
    const {markdown} = readPage(page, `${site}a.md`, (address) => address, textsAt);
    expect(markdown.slice(markdown.indexOf('Output'))).toBe(
      'Output, with limit 10\n\n| Wing |\n| - |\n| 7 |\n\nOutput with limit 50\n\n| Wing | |\n| - | - |\n| 7 | 8 |\n',
    );
  });

  it('may contain fences and tags', () => {
    expect(markdownOf(sample('markup', ['```', '&lt;script&gt;']))).toBe(
      '````markup\n```\n<script>\n````\n',
    );
  });
});

describe('text', () => {
  it('stays text, whatever it looks like', () => {
    expect(markdownOf('<p>&lt;script&gt; *a* _b_ `c` [d](e) &amp;amp;</p>')).toBe(
      '\\<script> \\*a\\* \\_b\\_ \\`c\\` \\[d]\\(e) \\&amp;\n',
    );
    expect(markdownOf('<p><code>a ` &lt;b&gt;</code></p>')).toBe('``a ` <b>``\n');
  });

  it('keeps code and pipes in a table, a cell on one line', () => {
    expect(
      markdownOf(
        '<table><thead><tr><th><button>Type</button></th><th>For</th></tr></thead><tbody><tr>' +
          '<td><code>null|<wbr>string</code></td><td>7<div>but <a href="/mapper">x</a></div></td>' +
          '</tr></tbody></table>',
      ),
    ).toBe(`| Type | For |\n| - | - |\n| \`null\\|string\` | 7 but [x](${site}mapper.md) |\n`);
  });

  it('keeps nested lists and pairs of term and text', () => {
    expect(
      markdownOf(
        '<ul><li>a<ol><li>b</li></ol></li></ul><p>and</p><dl><div><dt>PHP</dt><dd>8.2</dd></div></dl>',
      ),
    ).toBe('- a\n  1. b\n\nand\n\n- **PHP**: 8.2\n');
  });

  it('leaves out what only a screen needs', () => {
    expect(
      markdownOf(
        '<h2 id="a">A<a href="#a" class="hash-link">#</a></h2><div data-screen-only>B</div>' +
          '<button>C</button><svg><title>D</title></svg><kbd aria-hidden="true">/</kbd><p>E</p>',
      ),
    ).toBe('## A\n\nE\n');
  });
});

describe('a figure', () => {
  it('is described in words, once', () => {
    const svg = '<svg role="img"><title>Path</title><desc>From a to b.</desc><text>a</text></svg>';
    expect(
      markdownOf(
        `<figure><div>${svg}</div><div>${svg}</div><figcaption>Path</figcaption></figure>`,
      ),
    ).toBe('> **Diagram: Path**\n>\n> From a to b.\n');
  });
});

describe('a warning', () => {
  it.each([
    ['A <em>b</em>', '**Warning: A b**'],
    ['warning', '**Warning**'],
  ])('titled %s is a quotation', (title, line) => {
    expect(
      markdownOf(
        '<div class="theme-admonition theme-admonition-warning alert"><div><span><svg></svg></span>' +
          `${title}</div><div><p>Text</p>${sample('php', ['$a;'])}</div></div>`,
      ),
    ).toBe(`> ${line}\n>\n> Text\n>\n> \`\`\`php\n> $a;\n> \`\`\`\n`);
  });
});

describe('tabs', () => {
  it('follow one another, each under its label', () => {
    expect(
      markdownOf(
        '<div class="tabs-container"><ul role="tablist"><li role="tab">PHP</li><li role="tab">YAML</li></ul>' +
          '<div><div role="tabpanel">a</div><div role="tabpanel" hidden>b</div></div></div>',
      ),
    ).toBe('#### PHP\n\na\n\n#### YAML\n\nb\n');
  });
});

describe('a link', () => {
  it.each([
    ['/mapper', `${site}mapper.md`],
    ['/', `${site}index.md`],
    ['/mapper/map#path', `${site}mapper/map.md#path`],
    ['#path', `${site}mapper/map.md#path`],
    ['/search?q=a', `${site}search?q=a`],
    ['https://elsewhere.example/mapper', 'https://elsewhere.example/mapper'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('to %s leads to %s', (href, address) => {
    expect(markdownOf(`<p><a href="${href}">Text</a></p>`)).toBe(`[Text](${address})\n`);
  });

  it('is separated from an adjacent link, and an image has its full address', () => {
    expect(
      markdownOf(
        '<p><a href="/">A</a><a href="/">B</a> and <a href="/">C</a><img src="/a.png" alt="D"></p>',
      ),
    ).toBe(
      `[A](${site}index.md), [B](${site}index.md) and [C](${site}index.md)![D](${site}a.png)\n`,
    );
  });
});
