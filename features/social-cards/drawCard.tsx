import {createHash} from 'node:crypto';

import {Resvg} from '@resvg/resvg-js';
import {version as resvgVersion} from '@resvg/resvg-js/package.json';
import {renderToStaticMarkup} from 'react-dom/server';
import satori, {type Font} from 'satori';
import {version} from 'satori/package.json';
import sharp from 'sharp';

import type {Card} from './cardOf';
import {drawable} from './fonts';
import {cardSize, SocialCard} from './ui/SocialCard';

// Other versions may draw the same elements differently.
const programs = JSON.stringify([version, resvgVersion, sharp.versions]);

/** Characters that the fonts lack are left out. */
function elementOf(card: Card) {
  const shown = {
    ...card,
    path: card.path.map(drawable),
    title: drawable(card.title),
    description: drawable(card.description),
  };
  return <SocialCard {...shown} />;
}

/** A hash of what all cards have in common: the programs that draw them, and the fonts. */
export function hashOfTools(fonts: readonly Font[]): string {
  const hash = createHash('sha256').update(programs);
  fonts.forEach(({name, weight, data}) => {
    hash
      .update(`${name} ${String(weight)} ${String(data.byteLength)}\0`)
      .update(new Uint8Array(data));
  });
  return hash.digest('hex');
}

/** A hash of all that the picture of a card depends on: the tools, its elements and their styles. */
export function hashOfCard(card: Card, tools: string): string {
  const elements = renderToStaticMarkup(elementOf(card));
  return createHash('sha256').update(`${tools} ${elements}`).digest('hex').slice(0, 32);
}

/** The drawing of a card as SVG with outlines instead of text. */
export async function cardSvg(card: Card, fonts: Font[]): Promise<string> {
  return satori(elementOf(card), {...cardSize, fonts});
}

/** A drawing as PNG with a palette, which is less than half of one with full colors. */
export async function cardPng(svg: string): Promise<Buffer> {
  const {width, height, pixels} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
  return sharp(pixels, {raw: {width, height, channels: 4}})
    .png({palette: true, dither: 0, compressionLevel: 9})
    .toBuffer();
}
