import type {Piece, VariedText} from './pageTexts';

/** The texts of a varied block without colors. */
export function plainTexts({texts}: VariedText): string[] {
  return texts.map((lines) => lines.map(plainText).join('').replace(/\n$/, ''));
}

function plainText(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece[2].map(plainText).join('');
}
