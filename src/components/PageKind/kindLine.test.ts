import {describe, expect, it} from 'vitest';

import {libraryOf} from '../../../features/library-facts/read/packages';
import {kindLine} from './kindLine';

describe('kindLine', () => {
  const {release} = libraryOf('mapper');

  it('shows kind and release', () => {
    expect(kindLine('/mapper/datetime', 'how-to')).toBe(`How-to · mapper ${release}`);
    expect(kindLine('/mapper/object', 'landing')).toBe(`Overview · mapper ${release}`);
  });

  it('calls the first page of a section a library', () => {
    expect(kindLine('/mapper', 'landing')).toBe('Library');
    expect(kindLine('/mapper/', 'landing')).toBe('Library');
  });

  it('is empty on pages about no library', () => {
    expect(kindLine('/compatibility', 'reference')).toBeUndefined();
    expect(kindLine('/search', undefined)).toBeUndefined();
  });
});
