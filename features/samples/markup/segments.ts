import type {ReactNode} from 'react';

/** A stretch of a block's lines. */
export interface Segment {
  readonly lines: number;
  /** Whether it is shown on demand only. */
  readonly isFolded: boolean;
  /** Highlighted in the build; or `content`. */
  readonly html?: string;
  readonly content?: ReactNode;
}

/** Divides the short markup of a block at its folds: `20-55,70-90`, numbered from 0. */
export function segmentsOf(html: string, folds = ''): Segment[] {
  if (folds === '') {
    return [{lines: 0, isFolded: false, html}];
  }
  const lines = html.split(/(?=<L)/);
  const stretch = (from: number, to: number, isFolded: boolean): Segment[] =>
    from === to ? [] : [{lines: to - from, isFolded, html: lines.slice(from, to).join('')}];
  let done = 0;
  const segments = folds.split(',').flatMap((fold) => {
    const [start = 0, end = 0] = fold.split('-').map(Number);
    const parts = [...stretch(done, start, false), ...stretch(start, end, true)];
    done = end;
    return parts;
  });
  return [...segments, ...stretch(done, lines.length, false)];
}
