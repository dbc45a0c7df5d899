import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

import {spellCheckDocument} from 'cspell-lib';
import {lint} from 'markdownlint-cli2/markdownlint/promise';
import parseJsonc from 'markdownlint-cli2/parsers/jsonc';
import prettier from 'prettier';
import {describe, expect, test} from 'vitest';

describe('the rules of markdownlint', () => {
  const {config} = parseJsonc(readFileSync('.markdownlint-cli2.jsonc', 'utf8'));
  const title = '---\ntitle: Orders\n---\n\n';
  const rulesAgainst = async (text: string) => {
    const {page = []} = await lint({strings: {page: text}, config});
    return page.map(({ruleNames}) => ruleNames[1]);
  };

  test.each([
    ['a second title', '# Orders\n', 'single-title'],
    ['a skipped level', '## Orders\n\n#### Lines\n', 'heading-increment'],
    ['a fence without language', '```\nOrder\n```\n', 'fenced-code-language'],
    ['code by indentation', 'Text.\n\n    $order;\n', 'code-block-style'],
    ['a picture without text', '![](order.svg)\n', 'no-alt-text'],
    ['a bare address', 'See https://example.com/orders here.\n', 'no-bare-urls'],
    ['a link to a missing heading', '[Lines](#lines)\n', 'link-fragments'],
    ['the same heading twice', '## Orders\n\n## Orders\n', 'no-duplicate-heading'],
  ])('reject %s', async (_name, text, rule) => {
    expect(await rulesAgainst(title + text)).toEqual([rule]);
  });

  test('accept a page with everything that pages use', async () => {
    const text = `Text with <PackageFacts name="mapper" />.

## Install {#install}

:::tip[A title]

See [above](#install).

:::

\`\`\`php title="src/Order.php"
use App\\Order;
\`\`\`

<details>
<summary>More</summary>

- one
- _two_ and **three**

</details>
`;
    expect(await rulesAgainst(title + text)).toEqual([]);
  });
});

describe('the formatting of Prettier', () => {
  const check = async (text: string, filepath: string) =>
    prettier.check(text, {...(await prettier.resolveConfig(filepath)), filepath});

  test('rejects other formatting', async () => {
    expect(await check('const a = { "b" : 1 }', 'src/order.ts')).toBe(false);
    expect(await check('* one\n', 'docs/order.md')).toBe(false);
  });

  test('accepts its own', async () => {
    expect(await check("const a = {b: '1'};\n", 'src/order.ts')).toBe(true);
    expect(await check('- one\n', 'docs/order.md')).toBe(true);
  });
});

describe('the dictionary', () => {
  const unknown = async (file: string, text: string) => {
    const settings = {configFile: 'cspell.json', noConfigSearch: true};
    const uri = pathToFileURL(file).href;
    const {checked, errors, issues} = await spellCheckDocument({uri, text}, settings, {});
    expect({checked, errors}).toEqual({checked: true, errors: undefined});
    return issues.map((issue) => issue.text);
  };

  test('rejects misspelled and British words in texts and code', async () => {
    expect(await unknown('docs/order.md', 'An ordre has a colour, recieved later.\n')).toEqual([
      'ordre',
      'colour',
      'recieved',
    ]);
    expect(await unknown('src/search/order.ts', '// Recieved behaviour.\n')).toEqual([
      'Recieved',
      'behaviour',
    ]);
  });

  test('accepts our words, and any words in samples, code, URLs and keywords', async () => {
    const text = `---
title: Orders
keywords: [oders, recieved]
explains:
  - Vendor\\Xyzzyq
---

Rekalogika has \`colour\` and [a page](/colours/recieved).

\`\`\`php
$colour = 'recieved';
\`\`\`
`;
    expect(await unknown('docs/order.md', text)).toEqual([]);
  });

  const words = readFileSync('cspell.words.txt', 'utf8').trimEnd().split('\n');

  test('is sorted, without duplicates', () => {
    expect(words.length).toBeGreaterThan(0);
    expect(words).toEqual([...new Set(words)].sort());
  });
});
