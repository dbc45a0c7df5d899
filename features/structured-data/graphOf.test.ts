import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {graphOf} from './graphOf';

const page = (title: string, time = '') =>
  load(
    `<head><meta name=description content="Says what &amp; why."></head><h1>${title}</h1>${time}`,
  );
const day = '<p class=theme-last-updated><time datetime=2026-01-02T00:00:00.000Z>Jan 2</time></p>';
const mapper = 'https://rekalogika.dev/mapper#source';

describe('graphOf', () => {
  it('calls a page an article about the code of its library', () => {
    const {'@graph': nodes} = graphOf(page('Lazy &lt;b> loading', day), '/mapper/lazy');
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Lazy <b> loading',
      description: 'Says what & why.',
      url: 'https://rekalogika.dev/mapper/lazy',
      dateModified: '2026-01-02T00:00:00.000Z',
      isPartOf: {'@type': 'WebSite', '@id': 'https://rekalogika.dev/#website'},
      about: {'@type': 'SoftwareSourceCode', '@id': mapper, name: 'rekalogika/mapper'},
    });
  });

  it('leaves out an unknown date, and the code if a page is about no library', () => {
    const {'@graph': nodes} = graphOf(page('Search'), '/search');
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).not.toHaveProperty('dateModified');
    expect(nodes[0]).not.toHaveProperty('about');
  });

  it('describes the release on the first page of a library', () => {
    const {'@graph': nodes} = graphOf(page('Mapper'), '/mapper');
    expect(nodes).toHaveLength(2);
    expect(nodes[1]).toMatchObject({
      '@type': 'SoftwareSourceCode',
      '@id': mapper,
      codeRepository: 'https://github.com/rekalogika/mapper',
      programmingLanguage: 'PHP',
      license: 'https://spdx.org/licenses/MIT',
    });
    expect(nodes[1]).toHaveProperty('version');
    expect(nodes[1]).toHaveProperty('runtimePlatform');
  });

  it('offers the search on the home page', () => {
    expect(graphOf(page('Libraries'), '/')['@graph']).toEqual([
      expect.objectContaining({
        '@type': 'WebSite',
        alternateName: 'Libraries',
        url: 'https://rekalogika.dev/',
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: 'https://rekalogika.dev/search?q={search_term_string}',
          },
          'query-input': 'required name=search_term_string',
        },
      }),
    ]);
  });

  it.each([
    ['title', page('')],
    ['description', load('<h1>Gates</h1>')],
  ])('rejects a page without a %s', (_, $) => {
    expect(() => graphOf($, '/mapper')).toThrow('/mapper has no h1 or no description');
  });
});
