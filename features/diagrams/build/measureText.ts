import path from 'node:path';

import {type Font, openSync} from 'fontkit';

/** Sizes of the text in a diagram, in px, as in src/css/tokens.css: --rk-size-sm and --rk-size-xs. */
export const sizes = {text: 14.5, code: 13.5, label: 13.5} as const;

const folder = path.join(__dirname, '..', '..', '..', 'src', 'css', 'fonts');

let faces: {readonly text: Font; readonly code: Font} | undefined;

/** Width of a text in px, measured with the font in which it is shown, at weight 400. */
export function measureText(text: string, style: keyof typeof sizes): number {
  faces ??= {text: face('hanken-grotesk.woff2'), code: face('jetbrains-mono.woff2')};
  const font = style === 'code' ? faces.code : faces.text;
  return (font.layout(text).advanceWidth / font.unitsPerEm) * sizes[style];
}

function face(file: string): Font {
  const font = openSync(path.join(folder, file));
  if (!('layout' in font)) {
    throw new Error(`${file} is a collection; a single font is needed.`);
  }
  return font;
}
