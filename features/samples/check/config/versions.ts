import type {Block} from '../../parse/readBlocks';

/**
 * The texts to check for a block in a language: its own or, for a diff, the new and the old side, each with
 * the lines of the other side left empty.
 */
export function versionsOf({language, value}: Block, wanted: string): string[] {
  if (language === wanted) {
    return [value];
  }
  return language === `diff-${wanted}` ? [sideOf(value, '+'), sideOf(value, '-')] : [];
}

function sideOf(diff: string, sign: '+' | '-'): string {
  const other = sign === '+' ? '-' : '+';
  return diff
    .split('\n')
    .map((line) => (line.startsWith(other) || line.startsWith('@@') ? '' : line.slice(1)))
    .join('\n');
}
