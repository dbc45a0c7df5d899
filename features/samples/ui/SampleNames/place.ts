/** Edges in the viewport, in px. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly top: number;
  readonly left: number;
  /** More than this does not fit beside the line. */
  readonly maxHeight: number;
}

const gap = 6;
const margin = 8;

/**
 * The position of a popover: below or above its name, inside the viewport, on the side where it hides less of
 * the sample.
 */
export function place(name: Box, popover: Size, sample: Box, view: Box): Place {
  const roomBelow = view.bottom - name.bottom - gap - margin;
  const roomAbove = name.top - view.top - gap - margin;
  const hiddenBelow = Math.min(popover.height, sample.bottom - name.bottom);
  const hiddenAbove = Math.min(popover.height, name.top - sample.top);
  const fitsBelow = popover.height <= roomBelow;
  const fitsAbove = popover.height <= roomAbove;
  const isBelow =
    fitsBelow === fitsAbove
      ? fitsBelow
        ? hiddenBelow <= hiddenAbove
        : roomBelow >= roomAbove
      : fitsBelow;
  const maxHeight = Math.max(0, isBelow ? roomBelow : roomAbove);
  const height = Math.min(popover.height, maxHeight);
  const rightmost = view.right - margin - popover.width;
  return {
    top: isBelow ? name.bottom + gap : name.top - gap - height,
    left: Math.max(view.left + margin, Math.min(name.left, rightmost)),
    maxHeight,
  };
}
