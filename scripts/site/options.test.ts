import {describe, expect, it} from 'vitest';

import {checkBuilt, parsePort} from './options';

describe('parsePort', () => {
  it('takes a port', () => {
    expect(parsePort('3000')).toBe(3000);
  });

  it.each(['', '0', '65536', '3000a', '-1', '1e3', ' 80'])('refuses "%s"', (text) => {
    expect(() => parsePort(text)).toThrow('is not a port');
  });
});

describe('checkBuilt', () => {
  it('names the command that builds', () => {
    expect(() => {
      checkBuilt('docs');
    }).toThrow('npm run build');
  });
});
