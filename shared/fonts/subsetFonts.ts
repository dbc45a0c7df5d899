import {readFileSync} from 'node:fs';

import subsetFont from 'subset-font';

/** A font of the site: its source and its file in src/css/fonts. */
interface Font {
  readonly source: string;
  readonly file: string;
}

const fonts: readonly Font[] = [
  {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    file: 'hanken-grotesk.woff2',
  },
  {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-italic.woff2',
    file: 'hanken-grotesk-italic.woff2',
  },
  {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    file: 'jetbrains-mono.woff2',
  },
];

/** The characters that pages use: ASCII, Western accents, dashes, quotes, bullet, ellipsis, minus. */
export const characters =
  range(0x20, 0x7e) + range(0xa0, 0xff) + '\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212';

/**
 * Subsets the fonts to the characters and weights that the site uses, without ligatures (`->` and `::` stay
 * as typed). The same package gives the same bytes.
 */
export async function subsetFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const subsets = await Promise.all(
    fonts.map(async ({source, file}) => {
      const font = readFileSync(require.resolve(source));
      const options = {
        targetFormat: 'woff2',
        noLayoutClosure: true,
        variationAxes: {wght: {min: 400, max: 700}},
      } as const;
      return [file, await subsetFont(font, characters, options)] as const;
    }),
  );
  return new Map(subsets);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({length: last - first + 1}, (_, i) => first + i));
}
