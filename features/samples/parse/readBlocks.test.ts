import {expect, test} from 'vitest';

import {namedPages, pageFiles, readBlocks} from './readBlocks';

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

test('a command names pages and folders', () => {
  const page = 'docs/mapper/index.mdx';
  expect(namedPages([page])).toEqual([page]);
  expect(namedPages(['docs/mapper'])).toEqual(pageFiles('docs/mapper'));
  expect(namedPages(['docs/mapper/', page])).toContain(page);
});

test.each(['docs/mapper/nowhere.md', 'static', 'package.json'])('%s is not a page', (name) => {
  expect(() => namedPages([name])).toThrow(`${name} is not a page. Name pages or folders`);
});

test('headings with ids leave the lines of an .mdx as they are', () => {
  const page = '## Rides {#rides}\n\n\n```bash\nls\n```\n';
  expect(readBlocks('docs/rides.mdx', page).map(({line}) => line)).toEqual([5]);
});
