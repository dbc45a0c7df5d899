import type {ElkPoint} from 'elkjs';

import {escapeHtml} from '../../../shared/text/escapeHtml';
import type {Layout} from './layoutDiagram';
import type {Diagram} from './parseDiagram';

const head = 5;

/**
 * Draws a diagram with its layout as SVG: only classes, no styles or fonts; colors and fonts come from
 * features/diagrams/ui/Diagram. `id` must be unique on the page.
 */
export function drawDiagram({title, description}: Diagram, layout: Layout, id: string): string {
  const {width, height, boxes, lines, texts} = layout;
  return [
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}-t ${id}-d">`,
    `<title id="${id}-t">${escapeHtml(title)}</title><desc id="${id}-d">${escapeHtml(description)}</desc>`,
    ...boxes.map(
      (box) =>
        `<rect class="${box.kind}" x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="6"/>`,
    ),
    `<path class="line" d="${lines.map(path).join('')}"/>`,
    `<path class="head" d="${lines.map(arrowHead).join('')}"/>`,
    ...texts.map(
      ({text, style, x, y}) =>
        `<text class="${style}" x="${x}" y="${y}">${escapeHtml(text)}</text>`,
    ),
    '</svg>',
  ].join('');
}

function path(points: readonly ElkPoint[]): string {
  return points.map(({x, y}, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** A filled triangle at the end of an arrow, in the direction of its last part. */
function arrowHead(points: readonly ElkPoint[]): string {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined) {
    return '';
  }
  const [dx, dy] = [Math.sign(tip.x - before.x), Math.sign(tip.y - before.y)];
  const back = {x: tip.x - dx * head * 1.6, y: tip.y - dy * head * 1.6};
  return `M${tip.x} ${tip.y}L${back.x + dy * head} ${back.y + dx * head}L${back.x - dy * head} ${back.y - dx * head}Z`;
}
