import {expect, it} from 'vitest';

import {prefersMarkdown} from './prefersMarkdown';

it.each([
  ['text/markdown', true],
  ['text/markdown;q=0.1', true],
  ['text/markdown, text/html, */*', true],
  ['*/*, Text/Markdown', true],
  ['text/html;q=0.5, text/markdown', true],
  ['text/markdown;q=0.1, text/html', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1', false],
  ['text/html, text/markdown', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=high', false],
  ['*/*', false],
  ['', false],
])('"%s" prefers Markdown: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});
