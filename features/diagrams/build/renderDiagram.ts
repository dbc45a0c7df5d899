import {gzipSize} from '../../../shared/files/compressFiles';
import {drawDiagram} from './drawDiagram';
import {layoutDiagram} from './layoutDiagram';
import {parseDiagram} from './parseDiagram';

/** Space for a drawing inside the padding of its box: the column at 1280 px, and a phone of 390 px. */
export const room = {wide: 684, narrow: 324} as const;

const most = 6 * 1024;

/** The drawings of one diagram: for the column and, from top to bottom, for a phone. */
export interface RenderedDiagram {
  readonly title: string;
  /** Empty if the diagram is too wide from left to right: then the narrow one is used everywhere. */
  readonly wide: string;
  readonly narrow: string;
}

/**
 * Renders the source of a diagram twice, so that its text is never scaled down.
 *
 * @throws Error when the diagram does not fit a phone or is heavier than 6 kB gzip.
 */
export async function renderDiagram(
  source: string,
  file: string,
  id: string,
): Promise<RenderedDiagram> {
  const diagram = parseDiagram(source, file);
  const [down, right] = await Promise.all([
    layoutDiagram(diagram, 'DOWN'),
    layoutDiagram(diagram, 'RIGHT'),
  ]);
  if (down.width > room.narrow) {
    throw new Error(
      `${file}: ${down.width} px wide from top to bottom, a phone has ${room.narrow}. Break long labels into lines, or put fewer boxes side by side.`,
    );
  }
  const narrow = drawDiagram(diagram, down, `${id}n`);
  const wide = right.width > room.wide ? '' : drawDiagram(diagram, right, `${id}w`);
  for (const drawing of [narrow, wide]) {
    const weight = gzipSize(drawing);
    if (weight > most) {
      throw new Error(`${file}: ${weight} bytes gzip, at most ${most}. Split the diagram.`);
    }
  }
  return {title: diagram.title, wide, narrow};
}
