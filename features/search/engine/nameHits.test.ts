import {describe, expect, it} from 'vitest';

import {buildIndex} from '../build/buildIndex';
import {noSources} from '../build/sources';
import {answerQuery} from './answerQuery';
import {plainText} from './mark';
import type {GoneClass, KnownClass} from './names';
import {indexPages} from './pageIndex';
import {parseIndex} from './termIndex';

const page = (url: string, title: string, content: string, more: object = {}) => ({
  type: 0 as const,
  url,
  title,
  content,
  library: url.split('/')[1] ?? '',
  kind: 'how-to',
  ...more,
});
const documents = [
  page('/harbor', 'harbor', 'Ships and anchors. See RopeWinch.'),
  page('/harbor/knots', 'Tie a ship', 'Every ship is tied.', {
    keywords: 'moor\nRekalogika\\Harbor\\RopeKnot\nNo such class: Harbor\\Oar, build one',
    names: 'RopeKnot',
  }),
  page('/harbor/more', 'RopeKnot RopeKnot', 'A RopeKnot here and a RopeKnot there.'),
  page('/harbor/moving', 'CargoCrane', 'Cranes lift. SailCloth is now internal.'),
  page('/harbor/splices', 'Splice RopeKnot with longEnd', 'The longEnd of a RopeKnot, spliced.'),
  page('/harbor/upgrade', 'Upgrade', 'From 1 to 2. PierHead is gone.'),
  page('/market', 'market', 'Fish and fruit, sold on stalls.'),
];
const known = (name: string, members: readonly string[] = []): KnownClass => ({
  name: `Rekalogika\\${name}`,
  kind: 'class',
  section: name.startsWith('Harbor') ? 'harbor' : 'market',
  title: 'All (API)',
  address: `/${name.startsWith('Harbor') ? 'harbor' : 'market'}/reference/api/all#${name.replaceAll(
    '\\',
    '.',
  )}`,
  members,
});
const gone = (name: string, more: Partial<GoneClass> = {}): GoneClass => ({
  name: `Rekalogika\\${name}`,
  section: name.startsWith('Harbor') ? 'harbor' : 'market',
  version: '2.0.0',
  page: 1,
  state: 'removed',
  replacement: undefined,
  ...more,
});
const names = {
  classes: [
    known('Harbor\\CargoCrane'),
    known('Harbor\\Rope', ['tieFast']),
    {...known('Harbor\\RopeKnot', ['tie', '$longEnd', 'tieTwice']), kind: 'interface' as const},
    known('Harbor\\RopeWinch', ['haulIn']),
    known('Market\\PriceList', ['tieFast']),
  ],
  gone: [
    gone('Harbor\\Dock\\RopeLine', {replacement: 'Rekalogika\\Harbor\\RopeKnot'}),
    gone('Harbor\\MastHead', {state: 'internal, then removed', version: '1.2.0'}),
    gone('Harbor\\PierHead', {version: '1.10.0'}),
    gone('Harbor\\SailCloth', {state: 'internal'}),
    gone('Market\\StallRoof', {page: 2, state: 'unpublished'}),
    gone('Old\\PriceList', {section: 'market', replacement: 'Rekalogika\\Older\\PriceList'}),
    gone('Older\\PriceList', {section: 'market', replacement: 'Rekalogika\\Market\\PriceList'}),
    gone('Older\\StallRoof', {section: 'market', version: '1.9.0', page: 2}),
  ],
  goneMembers: [
    ...['coilUp', 'longEnd', 'splice', '$thickEnd'].map((member) => ({
      owner: 'Rekalogika\\Harbor\\Rope',
      member,
      section: 'harbor',
      version: '1.2.0',
      page: 1,
    })),
    {
      owner: 'Rekalogika\\Market\\PriceList',
      member: 'tieTwice',
      section: 'market',
      version: '1.1.0',
      page: 2,
    },
  ],
};
const dataOf = (searchDocs: typeof documents) => {
  const file: unknown = JSON.parse(JSON.stringify(buildIndex(searchDocs, {...noSources, names})));
  const options = {maxHits: 10, highlightResult: true};
  return {searchDocs, options, index: indexPages(searchDocs, parseIndex(file))};
};
const data = dataOf(documents);
const ask = (text: string, library = '') => answerQuery(data, text, library);
const urls = (text: string, library = '') => ask(text, library).pages.map(({hits}) => hits[0]?.url);
const snippets = (text: string) =>
  ask(text).pages.map(({hits}) => plainText(hits[0]?.snippet ?? []));
const api = '/harbor/reference/api/all';

describe('a name of the API', () => {
  it.each([
    ['RopeKnot', `${api}#Harbor.RopeKnot`],
    ['ropeknot', `${api}#Harbor.RopeKnot`],
    ['Rekalogika\\Harbor\\RopeKnot', `${api}#Harbor.RopeKnot`],
    ['#[RopeKnot(length: 3)]', `${api}#Harbor.RopeKnot`],
    ['RopeKnot::tie', `${api}#Harbor.RopeKnot.tie`],
    ['RopeKnot::inherited', `${api}#Harbor.RopeKnot`],
  ])('leads to the page that explains it, then to the reference: %s', (text, address) => {
    expect(urls(text).slice(0, 2)).toEqual(['/harbor/knots', address]);
  });

  it.each([
    ['RopeWinch', `${api}#Harbor.RopeWinch`],
    ['RopeWinch::haulIn', `${api}#Harbor.RopeWinch.haulIn`],
    ['haulIn', `${api}#Harbor.RopeWinch.haulIn`],
    ['PriceList', '/market/reference/api/all#Market.PriceList'],
    ['Rekalogika\\Market\\PriceList', '/market/reference/api/all#Market.PriceList'],
  ])('that no page explains leads to the reference: %s', (text, address) => {
    expect(urls(text)[0]).toBe(address);
  });

  it('is explained by a page that has it for a keyword, not in a message', () => {
    const explained = [['Rekalogika\\Harbor\\RopeKnot', '/harbor/knots']];
    expect([...data.index.explaining]).toEqual(explained);
  });

  it('leads to a page that has much more of the query than the one that explains it', () => {
    expect(urls('#[RopeKnot(splice: true)]')[0]).toBe('/harbor/splices');
  });

  it('leads to the best page first, if that has the member', () => {
    expect(urls('RopeKnot::$longEnd').slice(0, 2)).toEqual([
      '/harbor/splices',
      `${api}#Harbor.RopeKnot.$longEnd`,
    ]);
  });

  it('comes second where a page has it in its title', () => {
    expect(urls('CargoCrane').slice(0, 2)).toEqual(['/harbor/moving', `${api}#Harbor.CargoCrane`]);
  });

  it.each([
    ['RopeKno', `${api}#Harbor.RopeKnot`],
    ['RopeKnto', `${api}#Harbor.RopeKnot`],
    ['RopeKnot::tieTw', `${api}#Harbor.RopeKnot.tieTwice`],
    ['RopeWich', `${api}#Harbor.RopeWinch`],
    ['RopeKnot::longEdn', `${api}#Harbor.RopeKnot.$longEnd`],
    ['->haulnI()', `${api}#Harbor.RopeWinch.haulIn`],
  ])('is found in part and with typing errors: %s', (text, address) => {
    expect(urls(text).slice(0, 2)).toContain(address);
  });

  it('is listed like other results, and counted', () => {
    const {pages, found} = ask('RopeWinch');
    expect(pages[0]).toEqual({
      route: api,
      library: 'harbor',
      title: [{text: 'All (API)', hit: false}],
      kind: 'reference',
      hits: [
        {
          url: `${api}#Harbor.RopeWinch`,
          heading: [{text: 'RopeWinch', hit: true}],
          snippet: [{text: 'class Rekalogika\\Harbor\\RopeWinch', hit: false}],
          words: [],
        },
      ],
    });
    expect(found).toEqual({pages: pages.length, hits: pages.flatMap(({hits}) => hits).length});
  });

  it('of several classes is that of the library of the reader first', () => {
    const [ofHarbor, ofMarket] = [
      `${api}#Harbor.Rope.tieFast`,
      '/market/reference/api/all#Market.PriceList.tieFast',
    ];
    expect(urls('tieFast', 'harbor').slice(0, 2)).toEqual([ofHarbor, ofMarket]);
    expect(urls('tieFast', 'market').slice(0, 2)).toEqual([ofMarket, ofHarbor]);
  });

  it.each(['rope', 'ship', 'tie', 'fish and RopeKnot', 'how to tie a RopeKnot'])(
    'is not meant by "%s"',
    (text) => {
      expect(urls(text).filter((url) => url?.includes('/reference/'))).toEqual([]);
    },
  );
});

describe('a name that is gone', () => {
  it('leads to the upgrade page, which says what became of it', () => {
    expect(urls('PierHead')[0]).toBe('/harbor/upgrade');
    expect(snippets('PierHead')[0]).toBe('Rekalogika\\Harbor\\PierHead was removed in 1.10.0.');
    expect(ask('PierHead').pages.filter(({route}) => route === '/harbor/upgrade')).toHaveLength(1);
  });

  it('leads to the list of changes, if the upgrade page does not have it or does not exist', () => {
    expect(urls('MastHead').slice(0, 2)).toEqual([
      '/harbor/upgrade',
      '/harbor/reference/changes#v1-2-0',
    ]);
    expect(urls('StallRoof')[0]).toBe('/market/reference/changes-2#v2-0-0');
  });

  it('has what replaced it behind it, and the page that explains that', () => {
    expect(urls('RopeLine').slice(0, 4)).toEqual([
      '/harbor/upgrade',
      '/harbor/reference/changes#v2-0-0',
      '/harbor/knots',
      `${api}#Harbor.RopeKnot`,
    ]);
    expect(snippets('RopeLine')[0]).toBe(
      'Rekalogika\\Harbor\\Dock\\RopeLine was removed in 2.0.0. Instead: Rekalogika\\Harbor\\RopeKnot.',
    );
  });

  it('is counted once where its page is found but not listed', () => {
    const piers = ['a', 'b'].map((one) => page(`/harbor/${one}`, `PierHead ${one}`, 'A PierHead.'));
    const more = dataOf([...documents, ...piers]);
    const {pages, found} = answerQuery(more, 'PierHead');
    expect(found).toEqual({pages: pages.length, hits: pages.flatMap(({hits}) => hits).length});
    expect(answerQuery(more, 'PierHead', '', 1).found).toEqual(found);
  });

  it('that moved by several steps leads to where it is now', () => {
    const text = 'Rekalogika\\Old\\PriceList';
    expect(urls(text).slice(0, 2)).toEqual([
      '/market/reference/changes#v2-0-0',
      '/market/reference/api/all#Market.PriceList',
    ]);
    expect(snippets(text)[0]).toBe(
      `${text} moved to Rekalogika\\Older\\PriceList in 2.0.0. ` +
        'Rekalogika\\Older\\PriceList moved to Rekalogika\\Market\\PriceList in 2.0.0.',
    );
    expect(urls('PriceList')[0]).toBe('/market/reference/api/all#Market.PriceList');
  });

  it('that is internal comes behind a page that has it', () => {
    expect(urls('SailCloth').slice(0, 2)).toEqual(['/harbor/moving', '/harbor/upgrade']);
    expect(snippets('SailCloth')[1]).toBe('Rekalogika\\Harbor\\SailCloth is internal since 2.0.0.');
    expect(snippets('MastHead')[0]).toBe(
      'Rekalogika\\Harbor\\MastHead became internal in 1.2.0 and was removed later.',
    );
  });

  it('of several classes is the one that went last', () => {
    const hits = ask('StallRoof').pages[0]?.hits ?? [];
    expect(hits.map(({snippet}) => plainText(snippet))).toEqual([
      'Rekalogika\\Market\\StallRoof was removed from the public API in 2.0.0.',
      'Rekalogika\\Older\\StallRoof was removed in 1.9.0.',
    ]);
  });

  it.each(['PierHaed', 'PierHea', 'pierhead'])('is found as %s', (text) => {
    expect(urls(text).slice(0, 2)).toContain('/harbor/upgrade');
  });
});

describe('a member that is gone', () => {
  it.each(['Rope::coilUp', 'Rekalogika\\Harbor\\Rope::coilUp()', 'rope->coilup()'])(
    'leads to the upgrade page and the list of changes, then to its class: %s',
    (text) => {
      expect(urls(text).slice(0, 3)).toEqual([
        '/harbor/upgrade',
        '/harbor/reference/changes#v1-2-0',
        `${api}#Harbor.Rope`,
      ]);
      expect(snippets(text)[0]).toBe('Rekalogika\\Harbor\\Rope::coilUp was removed in 1.2.0.');
      expect(plainText(ask(text).pages[0]?.hits[0]?.heading ?? [])).toBe('Rope::coilUp');
    },
  );

  it('is found by itself, behind a page that has the word', () => {
    expect(urls('coilUp')[0]).toBe('/harbor/upgrade');
    expect(urls('$thickEnd')[0]).toBe('/harbor/upgrade');
    expect(urls('longEnd')).not.toContain('/harbor/upgrade');
    expect(urls('Rope::longEnd')[0]).toBe('/harbor/upgrade');
  });

  it('is not meant by a plain word, or by a member that another class of that name has', () => {
    expect(urls('splice')).not.toContain('/harbor/upgrade');
    expect(urls('splice()')).not.toContain('/harbor/upgrade');
    expect(urls('Rope::splice()')[0]).toBe('/harbor/upgrade');
    expect(urls('tieTwice')).toContain(`${api}#Harbor.RopeKnot.tieTwice`);
    expect(snippets('tieTwice').join()).not.toContain('removed');
    expect(urls('PriceList::tieTwice')[0]).toBe('/market/reference/changes-2#v1-1-0');
  });
});
