import {Fragment, type ReactNode} from 'react';

import type {Lines, Piece} from '../../markup/pageTexts';

/** Lines of a text as elements; what changed is marked. */
export function TextLines({
  lines,
  start = 0,
  marked,
}: {
  readonly lines: Lines;
  readonly start?: number;
  readonly marked?: ReadonlySet<number>;
}): ReactNode {
  return lines.map((line, index) => (
    <PieceNode key={index} piece={line} isMarked={marked?.has(start + index) === true} />
  ));
}

function PieceNode({
  piece,
  isMarked = false,
}: {
  readonly piece: Piece;
  readonly isMarked?: boolean;
}): ReactNode {
  if (typeof piece === 'string') {
    return piece;
  }
  const [names, entry, content] = piece;
  return (
    <span className={isMarked ? `${names} marked` : names || undefined} data-n={entry ?? undefined}>
      {content.map((inner, index) => (
        <Fragment key={index}>
          <PieceNode piece={inner} />
        </Fragment>
      ))}
    </span>
  );
}
