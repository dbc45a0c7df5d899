import {describe, expect, it} from 'vitest';

import {problemUrl} from './problemUrl';

describe('problemUrl', () => {
  it('names the page by its canonical address, whatever its title holds', () => {
    const url = new URL(problemUrl({title: 'Rename: #[Map] & more', permalink: '/mapper/'}));
    expect(url.pathname).toBe('/rekalogika/rekalogika-docs/issues/new');
    expect(url.searchParams.get('title')).toBe('Rename: #[Map] & more: ');
    expect(url.searchParams.get('body')).toMatch(/^Page: https:\/\/rekalogika\.dev\/mapper\n/);
  });
});
