import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {keep, removeUnused} from '../../shared/files/cacheFolder';
import {listFiles} from '../../shared/files/listFiles';
import {routeOf} from '../../shared/files/routeOf';
import {cardOf} from './cardOf';
import {cardPng, cardSvg, hashOfCard, hashOfTools} from './drawCard';
import {readFonts} from './fonts';
import {cardFile, withCard} from './withCard';

const notFoundPage = '404.html';

/** A summary for the build output. */
export interface WrittenCards {
  readonly cards: number;
  /** The cards that were not in the cache. */
  readonly drawn: number;
}

/**
 * Adds a social card to each page of a built site and names it in the head. The not-found page gets none:
 * nobody shares it. The cache keeps the cards of this call, by the hash of what they are drawn from, and no others.
 */
export async function writeCards(
  directory: string,
  cache = '.cache/social',
): Promise<WrittenCards> {
  const fonts = await readFonts();
  const tools = hashOfTools(fonts);
  await mkdir(cache, {recursive: true});
  await mkdir(path.join(directory, 'img/social'), {recursive: true});
  const pages = listFiles(directory).filter(
    (file) => file.endsWith('.html') && file !== notFoundPage,
  );
  const used = new Set<string>();
  let drawn = 0;
  for (const page of pages) {
    const onDisk = path.join(directory, page);
    const route = routeOf(page);
    const html = await readFile(onDisk, 'utf8');
    const card = cardOf(html, route);
    const name = `${hashOfCard(card, tools)}.png`;
    const cached = path.join(cache, name);
    used.add(name);
    if (!existsSync(cached)) {
      await keep(cached, await cardPng(await cardSvg(card, fonts)));
      drawn += 1;
    }
    await writeFile(path.join(directory, cardFile(route)), await readFile(cached));
    await writeFile(onDisk, withCard(html, route, card.title));
  }
  await removeUnused(cache, used);
  return {cards: pages.length, drawn};
}
