import {expect, it} from 'vitest';

import {hashText} from './hashText';
import {placedBlocks} from './placedBlocks';

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

it('finds the heading above each block, by the hash of its source', () => {
  const open = 'function open(): void\n{\n    // ## Not a heading\n\n  return;\n}';
  const nested = '## Nor this {#nor}\n\n```php\n```';
  expect([...placedBlocks(page)]).toEqual([
    [hashText('$before = 1;'), {heading: undefined, source: '$before = 1;'}],
    [hashText(open), {heading: 'open', source: open}],
    [hashText(nested), {heading: 'close-all-gates', source: nested}],
    [hashText('$gate->close();'), {heading: 'close-all-gates-1', source: '$gate->close();'}],
  ]);
});
