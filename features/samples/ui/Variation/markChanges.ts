import type {Comparison} from '../../markup/compareLines';
import type {Lines, Piece} from '../../markup/pageTexts';

interface MarkedLines {
  readonly lines: Lines;
  /** The numbers of the lines that say what changed. */
  readonly marked: ReadonlySet<number>;
}

/** A text whose changed lines are marked, with a line of its own where lines were removed. */
export function markChanges(text: Lines, {changed, removed}: Comparison): MarkedLines {
  const lines: Piece[] = [];
  const marked = new Set<number>();
  const mark = (line: Piece) => marked.add(lines.push(line) - 1);
  [...text, null].forEach((line, index) => {
    const count = removed.get(index);
    if (count !== undefined) {
      mark(['line removed', null, [['token comment', null, [`${countRemoved(count)}\n`]]]]);
    }
    if (line === null) {
      return;
    }
    if (changed.has(index) && typeof line !== 'string') {
      mark([`${line[0]} marked`, line[1], line[2]]);
    } else {
      lines.push(line);
    }
  });
  return {lines, marked};
}

/** What changed, in words. */
export function describeChanges({changed, removed}: Comparison, all: number): string {
  const count = [...removed.values()].reduce((sum, one) => sum + one, 0);
  const parts = [
    ...(changed.size > 0 ? [`${String(changed.size)} of ${String(all)} lines changed`] : []),
    ...(count > 0 ? [countRemoved(count)] : []),
  ];
  return parts.length === 0 ? 'The output stays the same.' : `${parts.join(', ')}.`;
}

function countRemoved(count: number): string {
  return count === 1 ? '1 line removed' : `${String(count)} lines removed`;
}
