import {expect, test} from 'vitest';

import {pageFiles, readBlocks} from './readBlocks';

const text = `---
title: Rides
---

\`\`\`php title="src/Ride.php" sample="ride"
<?php

echo 1;
\`\`\`

1. A step:

    \`\`\`bash
    ls
    \`\`\`

\`\`\`text title="Output"
1
\`\`\`
`;

test('every fence with its line, in lists too', () => {
  expect(readBlocks('docs/rides.md', text)).toEqual([
    {
      page: 'docs/rides.md',
      line: 6,
      language: 'php',
      meta: {title: 'src/Ride.php', sample: 'ride'},
      value: '<?php\n\necho 1;',
    },
    {page: 'docs/rides.md', line: 14, language: 'bash', meta: {}, value: 'ls'},
    {
      page: 'docs/rides.md',
      line: 18,
      language: 'text',
      meta: {title: 'Output', output: true},
      value: '1',
    },
  ]);
});

test('a wrong word after the language is reported with its location', () => {
  expect(() => readBlocks('docs/rides.md', '\n```php sampel="x"\n```\n')).toThrow(
    'docs/rides.md:2 "sampel="x"" is not known',
  );
});

test('pages are found, partials are not', () => {
  const files = pageFiles();
  expect(files).toContain('docs/mapper/index.mdx');
  expect(files.filter((file) => file.includes('/_'))).toEqual([]);
});

test('headings with ids leave the lines of an .mdx as they are', () => {
  const page = '## Rides {#rides}\n\n\n```bash\nls\n```\n';
  expect(readBlocks('docs/rides.mdx', page).map(({line}) => line)).toEqual([5]);
});
