import {describe, expect, test} from 'vitest';

import {keysOf, knownComponents, knownLanguages} from './rules/known';
import {callout, components, fences} from './rules/parts';
import {mdx, page, messagesOf} from './rules/testPage';

describe('callouts', () => {
  const tip = ':::tip[Title]\n\nText.\n\n:::\n\n';

  test('accepts two and rejects the third', () => {
    expect(callout(page(tip.repeat(2)))).toEqual([]);
    expect(messagesOf(callout(page(tip.repeat(3))))).toEqual(['19 callout 3; at most 2 on a page']);
  });

  test('does not count danger callouts', () => {
    const danger = tip.replace('tip', 'danger');
    expect(callout(page(tip + danger.repeat(2) + tip))).toEqual([]);
    expect(callout(page(tip.repeat(3) + danger))).toHaveLength(1);
  });

  test.each(['hint', 'note', 'info', 'caution'])('rejects an unknown name: %s', (name) => {
    expect(messagesOf(callout(page(tip.replace('tip', name))))).toEqual([
      `7 no callout is named "${name}": tip, warning, danger`,
    ]);
  });
});

describe('components', () => {
  const known = new Set(['PackageFacts', 'Tabs']);

  test('accepts known components, HTML and code', () => {
    const text =
      '<PackageFacts name="mapper" />\n\n<details>A</details>\n\n`<Other />` in <Tabs>B</Tabs>.';
    expect(components(mdx(text), known)).toEqual([]);
    expect(components(page('A `Map<K, V>` and <Other />.'), known)).toEqual([]);
  });

  test('rejects unknown components and import and export lines', () => {
    const text =
      "import A from './a';\n\n<Other />\n\nText <Inline /> here.\n\nexport const b = 1;";
    expect(messagesOf(components(mdx(text), known))).toEqual([
      '7 no import or export: components are available by name',
      '9 <Other> does not exist; known components: PackageFacts, Tabs',
      '11 <Inline> does not exist; known components: PackageFacts, Tabs',
      '13 no import or export: components are available by name',
    ]);
  });

  test('are read from the source of MDXComponents', () => {
    const source = "const MDXComponents = {A, 'b': C, ...rest} satisfies Map; const other = {D};";
    expect([...keysOf(source, 'MDXComponents')]).toEqual(['A', 'b']);
    expect(knownComponents()).toContain('Details');
  });
});

describe('fences', () => {
  const fence = (lang: string, code: string) => page(`\`\`\`${lang}\n${code}\n\`\`\``);

  test('accepts known languages, short lines and a long use line', () => {
    const use = `use Rekalogika\\${'Mapper\\'.repeat(12)}MapperInterface;`;
    expect(use.length).toBeGreaterThan(85);
    expect(fences(fence('php', `${use}\n${'x'.repeat(85)}`), knownLanguages)).toEqual([]);
    expect(fences(fence('diff-php', `+${use}`), knownLanguages)).toEqual([]);
    expect(fences(fence('text title="Output"', 'a'), knownLanguages)).toEqual([]);
    const long = 'a'.repeat(86);
    expect(fences(fence('html title="Output"', long), knownLanguages)).toEqual([]);
    expect(fences(fence('html title="page.html"', long), knownLanguages)).toHaveLength(1);
    expect(fences(fence('text title="Output"', long), knownLanguages)).toHaveLength(1);
  });

  test('accepts a long string of JSON in an output only', () => {
    const member = `    "detail": "${'x'.repeat(85)} \\"y\\"",`;
    expect(fences(fence('text title="Output"', member), knownLanguages)).toEqual([]);
    expect(fences(fence('json', member), knownLanguages)).toHaveLength(1);
    expect(fences(fence('text title="Output"', 'x'.repeat(86)), knownLanguages)).toHaveLength(1);
  });

  test('rejects an unknown or missing language and a line of 86 characters', () => {
    expect(messagesOf(fences(fence('rust', `a\n${'x'.repeat(86)}`), knownLanguages))).toEqual([
      expect.stringMatching(/^7 language "rust" is not one of diff, php, /),
      '9 86 characters, break the line of code after 85',
    ]);
    expect(fences(fence('', 'a'), knownLanguages)).toHaveLength(1);
  });
});
