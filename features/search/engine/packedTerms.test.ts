import {describe, expect, it} from 'vitest';

import {packTerms, unpackTerms} from './packedTerms';

describe('packed terms', () => {
  const terms = ['map', 'mapper', 'mapping', 'été', '集合'];

  it('come back as they were', () => {
    expect(unpackTerms(packTerms(terms))).toEqual(terms);
    expect(unpackTerms(packTerms([]))).toEqual([]);
  });

  it('say once what neighbors begin with', () => {
    expect(packTerms(terms).endings).toBe('map per ing été 集合');
  });
});
