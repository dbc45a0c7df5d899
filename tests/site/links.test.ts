import {describe, expect, it} from 'vitest';

import {checkLinks} from './linkProblems';
import {files, pageOf, readPages} from './site';

describe('links', () => {
  it('inside the site all lead to a page, a file, an anchor', () => {
    const pages = readPages();
    const {links, problems} = checkLinks(pages, files);
    expect([...new Set(problems)]).toEqual([]);
    expect(links).toBeGreaterThan(pages.length);
    console.log(`${String(links)} links on ${String(pages.length)} pages`);
  });

  it.each([
    ['/b', undefined],
    ['/b#there', undefined],
    ['#here', undefined],
    ['b', undefined],
    ['/img/x.svg', undefined],
    ['https://elsewhere.example/c#d', undefined],
    ['mailto:a@b.example', undefined],
    ['/c', 'leads nowhere'],
    ['/b/', 'leads nowhere'],
    ['/b.html', 'leads nowhere'],
    ['/b#not-there', 'has no such anchor'],
    ['#there', 'has no such anchor'],
  ])('a link to %s: %s', (href, problem) => {
    const pages = [
      pageOf(`<h2 id=here></h2><a href="${href}">x</a>`, 'a.html'),
      pageOf('<h2 id=there></h2>', 'b.html'),
    ];
    const {problems} = checkLinks(pages, ['a.html', 'b.html', 'img/x.svg']);
    expect(problems.join()).toBe(problem === undefined ? '' : `a.html: ${href} ${problem}`);
  });
});
