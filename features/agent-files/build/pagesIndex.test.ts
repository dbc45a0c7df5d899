import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {stopWords} from './pagesIndex';

it('leaves out the words that the server leaves out', () => {
  const server = readFileSync('features/agent-files/mcp/mcp.php', 'utf8');
  const [, literals = ''] = /const STOP_WORDS = ([^;]+);/.exec(server) ?? [];
  const words = [...literals.matchAll(/'([^']*)'/g)].map(([, text = '']) => text).join('');
  expect(words.split(' ')).toEqual(stopWords);
});
