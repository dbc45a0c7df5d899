import {expect, test} from 'vitest';

import {readOptions} from './readOptions';

const options = {pages: {type: 'string'}} as const;

test('options as declared are read', () => {
  expect(readOptions({args: ['--pages', '5'], options}, 'Usage').values.pages).toBe('5');
});

test.each([
  [['--help'], "Unknown option '--help'.\n\nUse --pages N."],
  [['--pages'], "Option '--pages <value>' argument missing.\n\nUse --pages N."],
  [['more'], "Unexpected argument 'more'.\n\nUse --pages N."],
])('%j says what is wrong, and the usage', (args, message) => {
  expect(() => readOptions({args, options}, 'Use --pages N.')).toThrow(message);
});
