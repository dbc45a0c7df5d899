import {expect, it} from 'vitest';

import {hashText} from './hashText';
import {headingsAbove, placedBlocks} from './placedBlocks';

const page = `---
title: Gates
---

\`\`\`php
$before = 1;
\`\`\`

## Open \`gates\` {#open}

<Tabs>
  <TabItem value="a">
    \`\`\`php title="a.php"
    function open(): void
    {
        // ## Not a heading

      return;
    }
    \`\`\`
  </TabItem>
</Tabs>

### Close [all](/gates) \`Gate\`s

\`\`\`\`md
## Nor this {#nor}

\`\`\`php
\`\`\`
\`\`\`\`

\`\`\`php
$before = 1;
\`\`\`

### Close all Gates

\`\`\`php
$gate->close();
\`\`\`
`;

it('finds the heading above each block', () => {
  const open = 'function open(): void\n{\n    // ## Not a heading\n\n  return;\n}';
  const nested = '## Nor this {#nor}\n\n```php\n```';
  expect(placedBlocks(page)).toEqual([
    {heading: undefined, source: '$before = 1;', isOutput: false},
    {heading: 'open', source: open, isOutput: false},
    {heading: 'close-all-gates', source: nested, isOutput: false},
    {heading: 'close-all-gates', source: '$before = 1;', isOutput: false},
    {heading: 'close-all-gates-1', source: '$gate->close();', isOutput: false},
  ]);
});

it('finds the heading of each output, also of those with the same text', () => {
  const output = (info: string) => `\`\`\`${info}\nclosed\n\`\`\`\n`;
  const shown = [
    output('text'),
    '## East gate',
    output('text title="Output"'),
    '## West gate',
    output('json output'),
  ];
  const hash = hashText('closed');
  expect(headingsAbove(shown.join('\n'), [hash, hashText('open'), hash, hash])).toEqual([
    'east-gate',
    undefined,
    'west-gate',
    undefined,
  ]);
});
