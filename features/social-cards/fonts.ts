import {readFileSync} from 'node:fs';

import type {Font} from 'satori';
import subsetFont from 'subset-font';

import {characters} from '../../shared/fonts/subsetFonts';

const folder = 'src/css/fonts';
const known = new Set(characters);

const fonts = [
  {name: 'Hanken Grotesk', file: 'hanken-grotesk.woff2', weight: 400, axis: 400},
  {name: 'Hanken Grotesk', file: 'hanken-grotesk.woff2', weight: 600, axis: 600},
  // Satori accepts hundreds only; the titles of the site have 650.
  {name: 'Hanken Grotesk', file: 'hanken-grotesk.woff2', weight: 700, axis: 650},
  {name: 'JetBrains Mono', file: 'jetbrains-mono.woff2', weight: 400, axis: 400},
] as const;

/** Reads the fonts of the site in the weights of a card, each as a TrueType font of one weight for Satori. */
export async function readFonts(): Promise<Font[]> {
  return Promise.all(
    fonts.map(async ({name, file, weight, axis}) => {
      const data = await subsetFont(readFileSync(`${folder}/${file}`), characters, {
        targetFormat: 'truetype',
        noLayoutClosure: true,
        variationAxes: {wght: axis},
      });
      return {name, data, weight, style: 'normal'};
    }),
  );
}

/** A text without the characters that the fonts lack: a box in their place would say less. */
export function drawable(text: string): string {
  return Array.from(text)
    .filter((character) => known.has(character))
    .join('');
}
