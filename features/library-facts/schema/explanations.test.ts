import {describe, expect, it} from 'vitest';

import {parseExplanations} from './explanations';

const templates = ['No rope', 'No anchor'];

describe('parseExplanations', () => {
  it('gives addresses by template', () => {
    const text = '{"No rope": ["/ship", "/ship#b"]}';
    expect([...parseExplanations(text, '', templates)]).toEqual([
      ['No rope', ['/ship', '/ship#b']],
    ]);
  });

  it.each([
    ['[]', 'a.json'],
    ['{"No rope": []}', 'a.json'],
    ['{"No rope": ["ship"]}', 'a.json'],
    ['{"No mast": ["/ship"]}', 'a.json: the library has no message "No mast".'],
  ])('rejects %s', (text, problem) => {
    expect(() => parseExplanations(text, 'a.json', templates)).toThrow(problem);
  });
});
