import {expect, test} from 'vitest';

import {readMessages} from './readMessages';

const message = (type: string, text: string) => ({
  type,
  url: 'file:/site/build/a.html',
  lastLine: 1,
  lastColumn: 7,
  message: text,
  extract: '<p>',
});
const read = (...messages: readonly unknown[]) => readMessages(JSON.stringify({messages}));
const slash = 'Trailing slash on void elements has no effect and more.';

test('errors, warnings and failures of the checker itself are problems', () => {
  const text = 'Element “x” not allowed.';
  for (const type of ['error', 'info', 'non-document-error']) {
    expect(read(message(type, text))).toEqual({
      problems: [`/site/build/a.html:1:7 ${type}: ${text} … <p>`],
      accepted: 0,
    });
  }
});

test('a warning can be accepted, an error cannot', () => {
  expect(read(message('info', slash))).toEqual({problems: [], accepted: 1});
  expect(read(message('error', slash)).problems).toHaveLength(1);
});

test('rejects what is not a report', () => {
  expect(() => readMessages('{}')).toThrow(/expected form: [\s\S]* at messages /);
  expect(() => readMessages('')).toThrow('JSON');
});
