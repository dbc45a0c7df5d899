import {readFileSync} from 'node:fs';

import {create} from 'fontkit';
import subsetFont from 'subset-font';

import {signs} from '../../shared/fonts/subsetFaces';

/** A face in one weight: measures text and draws it as an outline, so that no system font is asked for. */
export interface Face {
  /** Width of a text in px. */
  readonly width: (text: string, size: number, tracking?: number) => number;
  /** Path data of a text whose baseline begins at x and y. */
  readonly outline: (text: string, x: number, y: number, size: number, tracking?: number) => string;
}

/** The faces of a card. */
export interface Faces {
  readonly text: Face;
  readonly strong: Face;
  readonly display: Face;
  readonly code: Face;
}

const folder = 'src/css/fonts';

async function readFace(file: string, weight: number): Promise<Face> {
  const bytes = await subsetFont(readFileSync(`${folder}/${file}`), signs, {
    targetFormat: 'truetype',
    noLayoutClosure: true,
    variationAxes: {wght: weight},
  });
  const font = create(bytes);
  if (!('layout' in font)) {
    throw new Error(`${file} is not a single face.`);
  }
  // What the face cannot draw is left out: a box would say less.
  const layout = (text: string) =>
    font.layout(
      Array.from(text)
        .filter((sign) => font.hasGlyphForCodePoint(codeOf(sign)))
        .join(''),
    );
  const spaced = (advance: number, size: number, tracking: number) =>
    (advance / font.unitsPerEm + tracking) * size;
  return {
    width: (text, size, tracking = 0) =>
      layout(text).positions.reduce((sum, {xAdvance}) => sum + spaced(xAdvance, size, tracking), 0),
    outline: (text, x, y, size, tracking = 0) => {
      const {glyphs, positions} = layout(text);
      const scale = size / font.unitsPerEm;
      let pen = x;
      return glyphs
        .map((glyph, index) => {
          const {xAdvance = 0, xOffset = 0} = positions[index] ?? {};
          const left = pen + xOffset * scale;
          pen += spaced(xAdvance, size, tracking);
          return glyph.path.scale(scale, -scale).translate(left, y).toSVG();
        })
        .join('');
    },
  };
}

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}

/** Reads the faces of the site in the weights of a card. */
export async function readFaces(): Promise<Faces> {
  const [text, strong, display, code] = await Promise.all([
    readFace('hanken-grotesk.woff2', 400),
    readFace('hanken-grotesk.woff2', 600),
    readFace('hanken-grotesk.woff2', 650),
    readFace('jetbrains-mono.woff2', 400),
  ]);
  return {text, strong, display, code};
}
