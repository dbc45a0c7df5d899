import {expect, it} from 'vitest';

import {atEndOfHead} from './atEndOfHead';

const tag = /<meta name="gate"[^>]*>/g;
const page = (head: string) => `<head><title>x</title>${head}</head><body>$&</body>`;

it('puts tags behind all others of the head, instead of earlier ones', () => {
  const once = atEndOfHead(page(''), tag, '<meta name="gate" content="$&">', '/a');
  expect(once).toBe(page('<meta name="gate" content="$&">'));
  expect(atEndOfHead(once, tag, '<meta name="gate">', '/a')).toBe(page('<meta name="gate">'));
});

it('names a page without a head', () => {
  expect(() => atEndOfHead('<p>', tag, '<meta>', '/a')).toThrow('/a has no head to write <meta>');
});
