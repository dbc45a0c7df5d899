import {Resvg} from '@resvg/resvg-js';
import satori, {type Font} from 'satori';
import sharp from 'sharp';

import type {Card} from './cardOf';
import {drawable} from './fonts';
import {cardSize, SocialCard} from './ui/SocialCard';

/** The drawing of a card as SVG with outlines instead of text; characters that the fonts lack are left out. */
export async function cardSvg(card: Card, fonts: Font[]): Promise<string> {
  const shown = {
    ...card,
    path: card.path.map(drawable),
    title: drawable(card.title),
    description: drawable(card.description),
  };
  return satori(<SocialCard {...shown} />, {...cardSize, fonts});
}

/** A drawing as PNG with a palette, which is less than half of one with full colors. */
export async function cardPng(svg: string): Promise<Buffer> {
  const {width, height, pixels} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
  return sharp(pixels, {raw: {width, height, channels: 4}})
    .png({palette: true, dither: 0, compressionLevel: 9})
    .toBuffer();
}
