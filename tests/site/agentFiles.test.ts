import {describe, expect, it} from 'vitest';

import {agentProblems, countSections, linksOf, markdownFile, samplesOf} from './agentProblems';
import {files, origin, pageOf, read, readPages} from './site';

const known = new Set(files);
const withoutText = ['404.html', 'search.html'];
const pages = readPages().filter(({file}) => !withoutText.includes(file));
const markdownOf = (page: (typeof pages)[number]) => read(markdownFile(page)).toString('utf8');
const addresses = pages.map((page) => `${origin}/${markdownFile(page)}`).sort();

describe('agent files', () => {
  it('exist for each page, complete, with few of the bytes of the HTML', () => {
    const markdownFiles = files.filter((file) => /^(?!\.well-known\/).*\.md$/.test(file));
    expect(markdownFiles).toEqual(pages.map(markdownFile).sort());
    expect(pages.flatMap((page) => agentProblems(page, markdownOf(page), known))).toEqual([]);

    const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
    const html = sum(pages.map((page) => Buffer.byteLength(page.html)));
    const markdown = sum(pages.map((page) => Buffer.byteLength(markdownOf(page))));
    const samples = sum(pages.map((page) => samplesOf(page).length));
    const sections = sum(pages.map(countSections));
    expect(samples).toBeGreaterThan(pages.length);
    expect(sections).toBeGreaterThan(3 * pages.length);
    console.log(
      `${String(pages.length)} pages as Markdown, ${String(samples)} samples, ${String(sections)} sections, ` +
        `${String(markdown)} of ${String(html)} bytes`,
    );
  }, 120_000);

  it('are listed once each in llms.txt, by library and release', () => {
    const text = read('llms.txt').toString('utf8');
    expect(text).toMatch(/^# Rekalogika\.DEV\n\n> /);
    const listed = linksOf(text).filter((link) => link.endsWith('.md'));
    expect(listed.sort()).toEqual(addresses);
    expect(text.match(/^## .+ \d+\.\d+\.\d+$/gm)).toHaveLength(16);
  });

  it('are complete in llms-full.txt, each under its address', () => {
    const text = read('llms-full.txt').toString('utf8');
    expect(text.match(/(?<=^---\n\nSource: ).+/gm)?.sort()).toEqual(addresses);
    for (const page of pages) {
      const address = `${origin}/${markdownFile(page)}`;
      expect(text.includes(`Source: ${address}\n\n${markdownOf(page)}`), address).toBe(true);
    }
  });

  it('are not in the sitemap', () => {
    expect(read('sitemap.xml').toString('utf8')).not.toContain('.md<');
  });
});

describe('the check of agent files', () => {
  const page = pageOf(
    '<link rel=alternate type=text/markdown href=https://rekalogika.dev/a.md><h1>A</h1>' +
      '<article class=theme-doc-markdown><h2>D</h2><p>E</p><pre><code>1\n2</code></pre></article>' +
      `<!--${'x'.repeat(500)}-->`,
    'a.html',
  );
  const good = `# A\n\n> B.\n\n- Page: ${origin}/a\n\n## D\n\nE\n\n\`\`\`php\n1\n2\n\`\`\`\n\n[C](${origin}/a.md)\n`;
  const problemsOf = (markdown: string, of = page) =>
    agentProblems(of, markdown, new Set(['a.html', 'a.md'])).join();

  it('accepts a good one', () => {
    expect(problemsOf(good)).toBe('');
  });

  it.each([
    ['a missing title', '# A', '# B', 'no title'],
    ['another address', 'Page: ', 'Page: x', 'not its address'],
    ['a cut sample', '1\n2', '1', 'another sample 1'],
    ['a missing sample', '```php\n1\n2\n```', '', '0 fences'],
    ['a missing heading', '## D', 'D', '"D" is not in its place'],
    ['a relative link', `${origin}/a.md`, '/a', 'not absolute'],
    ['a dead link', `${origin}/a.md`, `${origin}/b.md`, 'leads nowhere'],
    ['too much', '[C]', 'C'.repeat(100), 'of the bytes'],
  ])('finds %s', (_name, from, to, problem) => {
    expect(problemsOf(good.replace(from, to))).toContain(problem);
  });

  it('finds an unneeded exception', () => {
    const excepted = pageOf(page.html, 'mapper/troubleshooting.html');
    expect(problemsOf(good, excepted)).toContain('no longer needs an exception');
  });

  it('finds a page that does not name its Markdown', () => {
    expect(problemsOf(good, pageOf(page.html.replace('a.md', 'b.md'), 'a.html'))).toContain(
      'links to https://rekalogika.dev/b.md',
    );
  });
});
