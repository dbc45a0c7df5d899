/** Edges in the viewport, in px. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Place {
  readonly top: number;
  readonly left: number;
}

const gap = 8;

/** The position of a button: after the last word of its heading if the column has room there, otherwise below the heading. */
export function place(
  lastWord: Box,
  heading: Box,
  button: {readonly width: number; readonly height: number},
  column: Box,
): Place {
  const left = lastWord.right + gap;
  return left + button.width <= column.right
    ? {left, top: (lastWord.top + lastWord.bottom - button.height) / 2}
    : {left: heading.left, top: heading.bottom};
}
