import type {Element, ElementContent} from 'hast';

/** Zero-based columns of a name in its line, and the number of its entry. */
export interface MarkedName {
  readonly start: number;
  readonly end: number;
  readonly entry: number;
  /** Its id, if pages link to it. */
  readonly id?: string | undefined;
}

/**
 * Adds `data-n` with the number of its entry, and its id, to each name of a highlighted line. A name that is one token gets
 * it on that token, any other gets its own element; the text does not change.
 */
export function markNames(
  line: readonly ElementContent[],
  names: readonly MarkedName[],
): ElementContent[] {
  return names.reduce<ElementContent[]>((nodes, name) => markName(nodes, name), [...line]);
}

function markName(nodes: readonly ElementContent[], name: MarkedName): ElementContent[] {
  let offset = 0;
  for (const [index, node] of nodes.entries()) {
    const end = offset + lengthOf(node);
    const isAround = offset <= name.start && end >= name.end;
    if (node.type === 'element' && isAround && end - offset > name.end - name.start) {
      const inner = {...name, start: name.start - offset, end: name.end - offset};
      return nodes.with(index, {...node, children: markName(node.children, inner)});
    }
    offset = end;
  }
  const [before, rest] = cut(nodes, name.start);
  const [inside, after] = cut(rest, name.end - name.start);
  return [...before, marked(inside, name), ...after];
}

function marked(nodes: ElementContent[], {entry, id}: MarkedName): Element {
  const [only, ...others] = nodes;
  const isToken = only?.type === 'element' && others.length === 0;
  const element: Element = isToken
    ? only
    : {type: 'element', tagName: 'span', properties: {}, children: nodes};
  const added = {dataN: String(entry), ...(id !== undefined && {id})};
  return {...element, properties: {...element.properties, ...added}};
}

/** Splits nodes at a column; an element that spans it is repeated on both sides. */
function cut(
  nodes: readonly ElementContent[],
  at: number,
): readonly [ElementContent[], ElementContent[]] {
  const before: ElementContent[] = [];
  const after: ElementContent[] = [];
  let offset = 0;
  for (const node of nodes) {
    const length = lengthOf(node);
    if (offset + length <= at) {
      before.push(node);
    } else if (offset >= at) {
      after.push(node);
    } else if (node.type === 'text') {
      before.push({type: 'text', value: node.value.slice(0, at - offset)});
      after.push({type: 'text', value: node.value.slice(at - offset)});
    } else if (node.type === 'element') {
      const [left, right] = cut(node.children, at - offset);
      before.push({...node, children: left});
      after.push({...node, children: right});
    }
    offset += length;
  }
  return [before, after];
}

function lengthOf(node: ElementContent): number {
  if (node.type === 'text') {
    return node.value.length;
  }
  return node.type === 'element'
    ? node.children.reduce((length, child) => length + lengthOf(child), 0)
    : 0;
}
