import {describe, expect, it} from 'vitest';

import {clicksTo, unlinkedCategories, linksOf} from './reach';
import {pageOf, readPages} from './site';

const pages = readPages().filter(({file}) => file !== '404.html');

describe('without a script', () => {
  it('links lead from the home page to every page', () => {
    const clicks = clicksTo(pages);
    expect([...clicks.keys()].sort()).toEqual(pages.map(({route}) => route).sort());
    expect(clicks.size).toBeGreaterThan(16);
    console.log(`${clicks.size} pages, each at most ${Math.max(...clicks.values())} links away`);
  });

  it('a collapsed category of the sidebar is a link', () => {
    const collapsed = pages.flatMap(({$}) => $('.menu__list-item--collapsed').toArray());
    expect(collapsed.length).toBeGreaterThan(pages.length);
    expect(pages.flatMap(unlinkedCategories)).toEqual([]);
    console.log(`${collapsed.length} collapsed categories`);
  });

  it('the page of a category lists its pages', () => {
    const byRoute = new Map(pages.map((page) => [page.route, page]));
    const categories = new Set(
      pages.flatMap(({$}) =>
        $('.menu__link--sublist[href]')
          .toArray()
          .map((element) => element.attribs.href ?? ''),
      ),
    );
    const listing = [...categories].map((route) => byRoute.get(route));
    expect(listing.length).toBeGreaterThan(2);
    for (const page of listing) {
      const links = page?.$('.menu__link--active').closest('li').find('.menu__list a[href]');
      expect(links?.length, page?.route).toBeGreaterThan(0);
    }
    console.log(`${listing.length} categories`);
  });
});

describe('the check of links', () => {
  const a = pageOf('<a href="b#x">b</a><a href="https://a.example/c">c</a>', 'index.html');
  const b = pageOf('<a href="/">a</a><button data-to="/c">c</button>', 'b.html');

  it('finds a page that only a script leads to', () => {
    const c = pageOf('<a href="/b">b</a>', 'c.html');
    expect([...clicksTo([a, b, c])]).toEqual([
      ['/', 0],
      ['/b', 1],
    ]);
    expect(linksOf(a)).toEqual(['/b']);
  });

  it('finds a category that is not a link', () => {
    const list = (link: string) =>
      pageOf(`<li class="menu__list-item--collapsed"><a class=menu__link ${link}>Object</a></li>`);
    expect(unlinkedCategories(list(''))).toEqual(['index.html: Object']);
    expect(unlinkedCategories(list('href=/b'))).toEqual([]);
  });
});
