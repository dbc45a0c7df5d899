import {readFileSync} from 'node:fs';

import subsetFont from 'subset-font';

/** A face of the site: where it comes from and the file that it becomes in src/css/fonts. */
interface Face {
  readonly source: string;
  readonly file: string;
}

const faces: readonly Face[] = [
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

/** The signs that pages use: ASCII, Western accents, dashes, quotes, bullet, ellipsis, minus. */
export const signs =
  range(0x20, 0x7e) + range(0xa0, 0xff) + '\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212';

/**
 * Cuts the faces down to the signs and weights that the site uses, without ligatures (`->` and `::` stay
 * what is typed). Same package, same bytes.
 */
export async function subsetFaces(): Promise<ReadonlyMap<string, Buffer>> {
  const cut = await Promise.all(
    faces.map(async ({source, file}) => {
      const whole = readFileSync(require.resolve(source));
      const options = {
        targetFormat: 'woff2',
        noLayoutClosure: true,
        variationAxes: {wght: {min: 400, max: 700}},
      } as const;
      return [file, await subsetFont(whole, signs, options)] as const;
    }),
  );
  return new Map(cut);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({length: last - first + 1}, (_, i) => first + i));
}
