import {Fragment, type ReactNode} from 'react';

import type {Lines, Piece} from '../../markup/pageTexts';

/** Lines of a text as elements. */
export function TextLines({lines}: {readonly lines: Lines}): ReactNode {
  return lines.map((line, index) => (
    <Fragment key={index}>
      <PieceNode piece={line} />
    </Fragment>
  ));
}

function PieceNode({piece}: {readonly piece: Piece}): ReactNode {
  if (typeof piece === 'string') {
    return piece;
  }
  const [names, entry, content] = piece;
  return (
    <span className={names || undefined} data-n={entry ?? undefined}>
      <TextLines lines={content} />
    </span>
  );
}
