import {describe, expect, it} from 'vitest';

import {pageFrontMatter} from './pageFrontMatter';

const of = (page: string, frontMatter: Record<string, unknown> = {}) =>
  pageFrontMatter('docs', `${process.cwd()}/docs/${page}`, frontMatter);

describe('pageFrontMatter', () => {
  it('leaves out what only checks read, and nothing else', () => {
    const used = {title: 'Ferries', explains: ['Ferry'], kind: 'how-to', keywords: ['boat']};
    expect(of('ferries.md', {...used, absent: ['Dock'], configures: 'ferry'})).toEqual(used);
  });

  it('gives a page with the name of its folder an address of its own', () => {
    expect(of('mapper/ferries/ferries.md')).toEqual({slug: '/mapper/ferries/ferries'});
  });
});
