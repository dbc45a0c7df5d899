import {
  LineCounter,
  type Pair,
  type YAMLMap,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
} from 'yaml';

/** What a box of a diagram represents; its style depends on it. */
export const kinds = ['step', 'data', 'actor', 'end'] as const;
export type Kind = (typeof kinds)[number];

/** A box. A line in backticks is shown in the code font. */
export interface DiagramNode {
  readonly id: string;
  readonly lines: readonly string[];
  readonly kind: Kind;
}

/** An arrow from one box to another. */
export interface DiagramEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** A diagram as in its source. */
export interface Diagram {
  readonly title: string;
  /** What the picture shows, in sentences, for those who cannot see it. */
  readonly description: string;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
}

/**
 * Reads the source of a diagram:
 *
 *     title: From a ride to a report
 *     description: Rides are added up by month …
 *     nodes:
 *       ride: Ride rows
 *       summary: {label: "`RideSummary`", kind: data}
 *     edges:
 *       - ride -> summary: refresh
 *
 * @throws Error that names file and line, with advice.
 */
export function parseDiagram(source: string, file: string): Diagram {
  const counter = new LineCounter();
  const document = parseDocument(source, {lineCounter: counter});
  const fail = (offset: number | undefined, message: string): never => {
    throw new Error(`${file}:${counter.linePos(offset ?? 0).line}: ${message}`);
  };
  const [error] = document.errors;
  if (error !== undefined) {
    fail(error.pos[0], error.message);
  }
  const text = (key: string): string => {
    const value = document.get(key);
    return typeof value === 'string' && value.trim() !== ''
      ? value.trim()
      : fail(0, `a diagram needs "${key}", a text.`);
  };
  if (isMap(document.contents)) {
    refuseOthers(document.contents, ['title', 'description', 'nodes', 'edges'], fail);
  }
  const map = document.get('nodes');
  const list = document.get('edges');
  if (!isMap(map) || !isSeq(list)) {
    return fail(0, 'a diagram needs "nodes", a map, and "edges", a list.');
  }
  const nodes = map.items.map((pair) => readNode(pair, fail));
  const known = new Set(nodes.map(({id}) => id));
  const edges = list.items.map((item) => {
    const edge = readEdge(item, fail);
    for (const id of [edge.from, edge.to]) {
      if (!known.has(id)) {
        fail(offsetOf(item), `"${id}" is not a node. Nodes are ${[...known].join(', ')}.`);
      }
    }
    return edge;
  });
  return {title: text('title'), description: text('description'), nodes, edges};
}

type Fail = (offset: number | undefined, message: string) => never;

function refuseOthers({items}: YAMLMap, keys: readonly string[], fail: Fail): void {
  const other = items.find(({key}) => !keys.includes(scalar(key) ?? ''));
  if (other !== undefined) {
    const name = scalar(other.key) ?? '';
    fail(offsetOf(other), `"${name}" has no meaning here. Keys are ${keys.join(', ')}.`);
  }
}

function readNode(pair: Pair, fail: Fail): DiagramNode {
  const id = scalar(pair.key);
  const value = pair.value;
  if (isMap(value)) {
    refuseOthers(value, ['label', 'kind'], fail);
  }
  const label = isMap(value) ? value.get('label') : scalar(value);
  const kind = isMap(value) ? (value.get('kind') ?? 'step') : 'step';
  if (id === undefined || typeof label !== 'string') {
    return fail(offsetOf(pair.key), 'write a node as "id: Label" or "id: {label: …, kind: …}".');
  }
  if (!isKind(kind)) {
    return fail(offsetOf(pair.key), `kind of "${id}" is one of ${kinds.join(', ')}.`);
  }
  return {id, lines: label.trim().split('\n'), kind};
}

function readEdge(item: unknown, fail: Fail): DiagramEdge {
  const [pair, second] = isMap(item) ? item.items : [];
  const ends = pair === undefined ? scalar(item) : scalar(pair.key);
  const label = pair === undefined ? '' : scalar(pair.value);
  const [from, to, ...more] = (ends ?? '').split('->').map((end) => end.trim());
  if (!from || !to || more.length > 0 || second !== undefined || label === undefined) {
    return fail(offsetOf(second ?? item), 'write an edge as "from -> to" or "from -> to: label".');
  }
  return {from, to, label};
}

function scalar(value: unknown): string | undefined {
  const content: unknown = isScalar(value) ? value.value : undefined;
  return typeof content === 'string' || typeof content === 'number' ? String(content) : undefined;
}

function offsetOf(value: unknown): number | undefined {
  if (isPair(value)) {
    return offsetOf(value.key);
  }
  return isScalar(value) || isMap(value) ? value.range?.[0] : undefined;
}

function isKind(value: unknown): value is Kind {
  return kinds.some((kind) => kind === value);
}
