import {Resvg} from '@resvg/resvg-js';

import {icoFile} from './icoFile';

// --rk-mark-ground of the design: the background of the mark itself.
const background = '#0b4b59';

function pictureOf(svg: string, size: number): Buffer {
  const options = {fitTo: {mode: 'width', value: size}, font: {loadSystemFonts: false}} as const;
  return Buffer.from(new Resvg(svg, options).render().asPng());
}

/** The drawing without its round corners: phones cut their own. */
export function opaque(svg: string): string {
  const full = svg.replace(/(<rect\b[^>]*?)\s+rx="[^"]*"([^>]*>)/, '$1$2');
  if (full === svg || !full.includes(`fill="${background}"`)) {
    throw new Error(`The drawing has no round background of ${background}.`);
  }
  return full;
}

/** The icons that are made from the drawing, by their names in static/. */
export function iconFiles(svg: string): ReadonlyMap<string, Buffer> {
  const small = [16, 32].map((size) => ({size, png: pictureOf(svg, size)}));
  return new Map([
    ['favicon.ico', icoFile(small)],
    ['apple-touch-icon.png', pictureOf(opaque(svg), 180)],
    ['icon-192.png', pictureOf(svg, 192)],
    ['icon-512.png', pictureOf(svg, 512)],
  ]);
}
