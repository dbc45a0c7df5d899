import ELK, {type ElkExtendedEdge, type ElkNode, type ElkPoint} from 'elkjs';

import {measureText, sizes} from './measureText';
import type {Diagram, DiagramNode} from './parseDiagram';

/** A text of a diagram with its position; x is the center, y the baseline. */
export interface PlacedText {
  readonly text: string;
  readonly style: keyof typeof sizes;
  readonly x: number;
  readonly y: number;
}

/** A diagram with the position of everything, in px. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly (Rectangle & {readonly kind: DiagramNode['kind']})[];
  readonly lines: readonly (readonly ElkPoint[])[];
  readonly texts: readonly PlacedText[];
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const lineHeight = 20;
const padding = {x: 14, y: 10};
const margin = 2;

/** Places the boxes and arrows of a diagram from top to bottom or from left to right. */
export async function layoutDiagram(
  diagram: Diagram,
  direction: 'DOWN' | 'RIGHT',
): Promise<Layout> {
  const laidOut = await new ELK().layout({
    id: 'root',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.padding': `[top=${margin},left=${margin},bottom=${margin},right=${margin}]`,
      'elk.spacing.nodeNode': '24',
      'elk.spacing.edgeNode': '16',
      'elk.spacing.edgeLabel': '4',
      'elk.layered.spacing.nodeNodeBetweenLayers': '26',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    },
    children: diagram.nodes.map((node) => ({id: node.id, ...boxSize(node)})),
    edges: diagram.edges.map(({from, to, label}, index) => ({
      id: `edge-${index}`,
      sources: [from],
      targets: [to],
      labels: label === '' ? [] : [{text: label, ...labelSize(label)}],
    })),
  });
  return place(diagram, laidOut);
}

function boxSize({lines}: DiagramNode): {width: number; height: number} {
  const widths = lines.map((line) => measureText(plain(line), styleOf(line)));
  return {
    width: Math.ceil(Math.max(...widths) + 2 * padding.x),
    height: lines.length * lineHeight + 2 * padding.y,
  };
}

function labelSize(label: string): {width: number; height: number} {
  return {width: Math.ceil(measureText(label, 'label') + 8), height: lineHeight};
}

function styleOf(line: string): 'code' | 'text' {
  return /^`.*`$/.test(line) ? 'code' : 'text';
}

function plain(line: string): string {
  return line.replace(/^`(.*)`$/, '$1');
}

function rectangle({x = 0, y = 0, width = 0, height = 0}: Partial<Rectangle>): Rectangle {
  return {x: round(x), y: round(y), width: round(width), height: round(height)};
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function place(
  diagram: Diagram,
  {width = 0, height = 0, children = [], edges = []}: ElkNode,
): Layout {
  const nodes = new Map(diagram.nodes.map((node) => [node.id, node]));
  const labels = edges.flatMap((edge: ElkExtendedEdge) => edge.labels ?? []);
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: children.map((box) => ({...rectangle(box), kind: nodes.get(box.id)?.kind ?? 'step'})),
    lines: edges.flatMap(({sections = []}) =>
      sections.map(({startPoint, bendPoints = [], endPoint}) =>
        [startPoint, ...bendPoints, endPoint].map(({x, y}) => ({x: round(x), y: round(y)})),
      ),
    ),
    texts: [
      ...children.flatMap((box) => textsOf(nodes.get(box.id)?.lines ?? [], rectangle(box))),
      ...labels.map((label) => {
        const {x, y, width: own, height: high} = rectangle(label);
        return text(label.text ?? '', 'label', x + own / 2, y + high / 2);
      }),
    ],
  };
}

function textsOf(lines: readonly string[], box: Rectangle): PlacedText[] {
  return lines.map((line, index) =>
    text(
      plain(line),
      styleOf(line),
      box.x + box.width / 2,
      box.y + padding.y + (index + 0.5) * lineHeight,
    ),
  );
}

/** Centers a text on a point; the baseline of both fonts is about a third of the size below it. */
function text(value: string, style: keyof typeof sizes, x: number, middle: number): PlacedText {
  return {text: value, style, x: round(x), y: round(middle + sizes[style] * 0.34)};
}
