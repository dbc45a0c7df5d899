import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {load} from 'cheerio';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {cardOf} from './cardOf';
import {hashOfCard, hashOfTools} from './drawCard';
import {cardFile, withCard} from './withCard';
import {writeCards} from './writeCards';

const page = (title: string, body = '') =>
  `<!doctype html><html><head><meta charset=UTF-8><meta property="og:title" content="${title} | Rekalogika.DEV">` +
  `<meta property="og:description" content="What it does."></head><body>${body}</body></html>`;
const crumbs = '<ul><li class=breadcrumbs__item><svg/></li>'.concat(
  ...['mapper', 'Object mapping', 'Lazy'].map((name) => `<li class=breadcrumbs__item>${name}</li>`),
);

describe('cardOf', () => {
  it('reads title, description and path, and the facts of the section', () => {
    const card = cardOf(load(page('Lazy · mapper', crumbs)), '/mapper/lazy');
    expect(card).toMatchObject({
      path: ['mapper', 'Object mapping'],
      title: 'Lazy',
      description: 'What it does.',
      facts: {install: 'rekalogika/mapper'},
    });
    expect(card.facts?.others).toContain('3.0.0');
  });

  it('has no facts outside the sections', () => {
    expect(cardOf(load(page('Search')), '/search').facts).toBeUndefined();
  });

  it('rejects a page without a title', () => {
    expect(() => cardOf(load(page('')), '/mapper')).toThrow('/mapper has no og:title');
  });
});

describe('withCard', () => {
  it('names the card once, with an alternative text', () => {
    const html = withCard(page('A'), '/a/b', '"A" & <b>');
    expect(withCard(html, '/a/b', '"A" & <b>')).toBe(html);
    const $ = load(html);
    expect($('meta[property="og:image"]').attr('content')).toBe(
      'https://rekalogika.dev/img/social/a--b.png',
    );
    expect($('meta[property="og:image:alt"]').attr('content')).toContain('"A" & <b> in the');
    expect($('meta[name="twitter:image"]')).toHaveLength(1);
  });

  it('rejects a page without a head', () => {
    expect(() => withCard('<p>', '/a', 'A')).toThrow('/a has no head');
  });

  it('gives different addresses different files', () => {
    expect([cardFile('/'), cardFile('/a/b-c'), cardFile('/a-b/c')]).toEqual([
      'img/social/home.png',
      'img/social/a--b-c.png',
      'img/social/a-b--c.png',
    ]);
  });
});

describe('the name of a card in the cache', () => {
  const shown = {path: ['mapper'], title: 'Lazy', description: 'What it does.'};
  const font = {name: 'A', data: Buffer.from('font'), weight: 400, style: 'normal'} as const;
  const tools = hashOfTools([font]);

  it('changes with each text, the facts and the fonts', () => {
    const facts = {install: 'rekalogika/mapper', others: ['3.0.0']};
    const names = [
      hashOfCard(shown, tools),
      hashOfCard({...shown, path: []}, tools),
      hashOfCard({...shown, title: 'Lazy loading'}, tools),
      hashOfCard({...shown, description: 'What it did.'}, tools),
      hashOfCard({...shown, facts}, tools),
      hashOfCard({...shown, facts: {...facts, others: ['3.0.1']}}, tools),
      hashOfCard(shown, hashOfTools([{...font, data: Buffer.from('other')}])),
      hashOfCard(shown, hashOfTools([{...font, weight: 600}])),
      hashOfCard(shown, hashOfTools([])),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(hashOfCard({...shown}, hashOfTools([{...font}]))).toBe(names[0]);
  });
});

describe('writeCards', () => {
  const long =
    'A title that is so long that it takes more than two whole lines of a card, which is cut';
  const card = (title: string) => ({path: ['mapper'], title, description: 'What it does.'});
  const cards = new Map([
    ['/', {...card(`${long}, ${long}`), path: []}],
    ['/mapper/lazy', card('Lazy → loading')],
  ]);
  let directory: string;
  let cache: string;
  const picture = (name: string) => readFileSync(path.join(directory, 'img/social', name));

  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'rk-cards-'));
    cache = path.join(directory, '..', `${path.basename(directory)}-cache`);
  });

  afterEach(() => {
    rmSync(directory, {recursive: true});
    rmSync(cache, {recursive: true});
  });

  it('draws each card, small and at the required size', async () => {
    expect(await writeCards(directory, cards, cache)).toBe(2);
    for (const name of ['home.png', 'mapper--lazy.png']) {
      const png = picture(name);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(60_000);
    }
  });

  it('uses the cache, and drawing without it gives the same result', async () => {
    await writeCards(directory, cards, cache);
    const first = [picture('home.png'), picture('mapper--lazy.png')];
    expect(await writeCards(directory, cards, cache)).toBe(0);
    rmSync(cache, {recursive: true});
    expect(await writeCards(directory, cards, cache)).toBe(2);
    expect([picture('home.png'), picture('mapper--lazy.png')]).toEqual(first);
  });

  it('removes the cards of no page from the cache', async () => {
    await writeCards(directory, cards, cache);
    const kept = readdirSync(cache);
    expect(kept).toHaveLength(2);
    const other = new Map([...cards, ['/mapper/lazy', card('Eager loading')]]);
    expect(await writeCards(directory, other, cache)).toBe(1);
    const now = readdirSync(cache);
    expect(now).toHaveLength(2);
    expect(now.filter((name) => kept.includes(name))).toHaveLength(1);
  });
});
