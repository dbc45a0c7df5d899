import {describe, expect, it} from 'vitest';

import {symbolHistory} from './recordHistory';

describe('symbolHistory', () => {
  it.each([
    [['a', 'a'], {since: 0}],
    [
      [undefined, 'a', 'b', 'b'],
      {
        since: 1,
        signatures: [
          [1, 'a'],
          [2, 'b'],
        ],
      },
    ],
    [['a', undefined, 'a'], {since: 0, away: [{from: 1, until: 2}]}],
    [['a', 'a', undefined, undefined], {since: 0, gone: 2}],
  ])('of %j', (over, history) => {
    const declarations = over.map((text) =>
      text === undefined ? undefined : {signature: text, native: text},
    );
    expect(symbolHistory(declarations)).toEqual(history);
  });

  it('distinguishes spans as an internal name from those without it', () => {
    const one = {signature: 'a', native: 'a'};
    const over = [undefined, one, undefined, one, undefined, one, undefined];
    expect(symbolHistory(over, (index) => [0, 2, 6].includes(index))).toEqual({
      since: 1,
      away: [
        {from: 2, until: 3, internal: true},
        {from: 4, until: 5},
      ],
      gone: 6,
      internal: true,
    });
  });

  it('has native types that changed below those of PHPDoc', () => {
    const over = ['array', 'array', 'array|string'].map((type) => ({
      signature: 'order(): list<string>',
      native: `order(): ${type}`,
    }));
    expect(symbolHistory(over)).toEqual({
      since: 0,
      signatures: [
        [0, 'order(): list<string>'],
        [2, 'order(): array|string', 'order(): array'],
      ],
    });
  });

  it('rejects a name that was never there', () => {
    expect(() => symbolHistory([undefined])).toThrow('cannot have a history');
  });
});
