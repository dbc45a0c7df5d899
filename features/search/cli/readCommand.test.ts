import {describe, expect, it} from 'vitest';

import {readCommand} from './readCommand';

describe('readCommand', () => {
  it('reads commands with their argument', () => {
    expect(readCommand(['evaluate', 'fitted'])).toEqual({name: 'evaluate', argument: 'fitted'});
    expect(readCommand(['grade'])).toEqual({name: 'grade', argument: ''});
  });

  it('reads anything else as a query', () => {
    const query = {name: 'explain', text: 'lazy loading', library: '', pages: 5};
    expect(readCommand(['lazy', 'loading'])).toEqual(query);
    expect(readCommand(['evaluate lazily'])).toEqual({...query, text: 'evaluate lazily'});
    expect(readCommand(['lazy loading', '--library', 'mapper', '--pages', '2'])).toEqual({
      ...query,
      library: 'mapper',
      pages: 2,
    });
  });

  it.each([
    ['a command without its argument', ['evaluate'], 'The number of arguments of evaluate is 1.'],
    ['one with too many', ['grade', 'all'], 'The number of arguments of grade is 0.'],
    ['a library that does not exist', ['lazy', '--library', 'maper'], 'There is no library maper'],
    ['no pages', ['lazy', '--pages', '0'], 'npm run search -- "query"'],
    ['nothing', [], 'npm run search -- "query"'],
  ])('says what to do for %s', (_, args, advice) => {
    expect(() => readCommand(args)).toThrow(advice);
  });
});
