type Width = (text: string) => number;

const ellipsis = '\u2026';

/** Whether a text fits as lines of a width. */
export interface Wrapped {
  readonly lines: readonly string[];
  /** Whether nothing was cut and no word is wider than a line. */
  readonly whole: boolean;
}

function shortened(text: string, limit: number, width: Width): string {
  let kept = text;
  while (kept !== '' && width(kept + ellipsis) > limit) {
    kept = kept.slice(0, -1);
  }
  return kept.replace(/[\s,;:.-]+$/, '') + ellipsis;
}

/** Breaks a text at its spaces into lines of a width, at most as many as asked; the last is cut. */
export function wrapText(text: string, limit: number, most: number, width: Width): Wrapped {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && width(longer) <= limit) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  const kept = lines.slice(0, most);
  if (lines.length > most) {
    kept[most - 1] = lines.slice(most - 1).join(' ');
  }
  const fitting = kept.map((line) => (width(line) > limit ? shortened(line, limit, width) : line));
  return {lines: fitting, whole: fitting.join(' ') === lines.join(' ')};
}
