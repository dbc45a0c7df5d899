import {describe, expect, it} from 'vitest';

import {allLibraries} from '../../features/library-facts/read/packages';
import {dataProblems, nodesIn, topNodes} from './dataProblems';
import {pageOf, readPages} from './site';

const libraries = allLibraries.map(({section}) => section);
const pages = readPages().filter(({file}) => file !== '404.html');

describe('structured data', () => {
  it('describes every page, with absolute and canonical URLs', () => {
    expect(pages.flatMap((page) => dataProblems(page, libraries))).toEqual([]);
    const nodes = pages.flatMap((page) => nodesIn(topNodes(page)));
    expect(nodes.length).toBeGreaterThan(2 * pages.length);
    console.log(`${nodes.length} nodes on ${pages.length} pages`);
  });

  it('describes all sixteen libraries, each once', () => {
    const releases = pages.flatMap(topNodes).filter((node) => 'programmingLanguage' in node);
    expect(releases.map((node) => node['@id']).sort()).toEqual(
      libraries.map((section) => `https://rekalogika.dev/${section}#source`).sort(),
    );
    expect(releases).toHaveLength(16);
  });

  const landing = pages.find(({route}) => route === '/mapper')?.html ?? '';
  it.each([
    ['no data', /<script[^>]*id="rk-data"[^]*?<\/script>/, '', 'has 0 scripts'],
    ['another type', /"TechArticle"/, '"Recipe"', 'Recipe is not expected'],
    ['no headline', /"headline":/, '"title":', 'TechArticle has no headline'],
    ['no version', /"version":/, '"release":', 'SoftwareSourceCode has no version'],
    ['another address', /"url":"[^"]*mapper"/, '"url":"https://a.example/"', 'url is not'],
    ['a relative address', /"codeRepository":"https:/g, '"codeRepository":"', 'is not absolute'],
  ])('is rejected: %s', (_name, from, to, problem) => {
    expect(landing).toMatch(from);
    const page = pageOf(landing.replace(from, to), 'mapper.html');
    expect(dataProblems(page, libraries).join('\n')).toContain(problem);
  });

  it('is rejected if it does not parse', () => {
    const page = pageOf(landing.replace(/("@graph":)/, '$1,'), 'mapper.html');
    expect(() => dataProblems(page, libraries)).toThrow();
  });
});
