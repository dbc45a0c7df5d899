import {describe, expect, it, vi} from 'vitest';

import {allLibraries} from '@site/features/library-facts/read/packages';
import {mainNeeds} from '@site/features/library-facts/read/requirements';

import {filterIn, filters, shownText, withFilter} from './filters';

const sectionsOf = (id: string) =>
  allLibraries.filter(filterIn(`?show=${id}`).shows).map(({section}) => section);

describe('filters', () => {
  it('select by what the libraries require', () => {
    expect(sectionsOf('symfony-8')).toEqual(['rekapager', 'mapper', 'file-bundle']);
    expect(sectionsOf('without-symfony')).toContain('pivot-table');
    expect(sectionsOf('without-symfony')).not.toContain('mapper');
    expect(sectionsOf('api-platform')).toEqual(['api-lite']);
    expect(sectionsOf('doctrine-orm')).toContain('domain-event');
  });

  it.each(filters)('$label leaves some, and each shows the requirement that matched', (filter) => {
    const shown = allLibraries.filter(filter.shows);
    expect(shown.length).toBeGreaterThan(0);
    for (const library of filter.need === undefined ? [] : shown) {
      expect(mainNeeds(library).map(({name}) => name)).toContain(filter.need);
    }
  });

  it('are kept in the URL, beside its other parameters', () => {
    const chosen = filterIn('?show=symfony-8');
    expect(chosen.label).toBe('Symfony 8');
    expect(withFilter('?utm=1', chosen)).toBe('?utm=1&show=symfony-8');
    expect(withFilter('?show=symfony-8', filterIn('?show=nothing'))).toBe('');
  });

  it('leave no question mark in a browser whose parameters have no size', () => {
    const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get');
    size.mockReturnValue(undefined as unknown as number);
    expect(withFilter('?show=symfony-8', filterIn(''))).toBe('');
    size.mockRestore();
  });
});

describe('shownText', () => {
  it('shows how many of how many', () => {
    expect(shownText(3, 16)).toBe('3 of 16 libraries');
    expect(shownText(16, 16)).toBe('16 libraries');
  });
});
