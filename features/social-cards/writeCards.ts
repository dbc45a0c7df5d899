import {existsSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';

import {keep, removeUnused} from '../../shared/files/cacheFolder';
import type {Card} from './cardOf';
import {cardPng, cardSvg, hashOfCard, hashOfTools} from './drawCard';
import {readFonts} from './fonts';
import {cardFile} from './withCard';

/**
 * Writes the pictures of social cards, by the route of their page, into a built site; returns how many were drawn. The
 * cache keeps the cards of this call, by the hash of what they are drawn from, and no others.
 */
export async function writeCards(
  directory: string,
  cards: ReadonlyMap<string, Card>,
  cache = '.cache/social',
): Promise<number> {
  const fonts = await readFonts();
  const tools = hashOfTools(fonts);
  await mkdir(cache, {recursive: true});
  await mkdir(path.join(directory, 'img/social'), {recursive: true});
  const used = new Set<string>();
  let drawn = 0;
  for (const [route, card] of cards) {
    const name = `${hashOfCard(card, tools)}.png`;
    const cached = path.join(cache, name);
    used.add(name);
    if (!existsSync(cached)) {
      await keep(cached, await cardPng(await cardSvg(card, fonts)));
      drawn += 1;
    }
    await copyFile(cached, path.join(directory, cardFile(route)));
  }
  await removeUnused(cache, used);
  return drawn;
}
