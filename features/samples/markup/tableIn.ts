import type {Element, ElementContent, Properties, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';

import {placedCells} from './placedCells';

const elements: ReadonlySet<string> = new Set([
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
]);
const attributes: readonly string[] = ['colSpan', 'rowSpan', 'scope'];
const number = /^[-+−–]?[\d.,\s]*\d\s?%?$/;

const parser = unified().use(rehypeParse, {fragment: true});

/**
 * The one table that printed HTML consists of, rebuilt from nothing but table elements, spans and text;
 * undefined for HTML that holds anything else, and for a table without rows.
 *
 * Cells of the head, and those in the first columns before the first number, become `th`, because our pages must
 * name columns and rows to a screen reader. Cells with a number get `data-number` for their alignment.
 */
export function tableIn(html: string): Element | undefined {
  const root: Root = parser.parse(html);
  const [table, ...others] = root.children.filter(
    (node) => node.type !== 'text' || node.value.trim() !== '',
  );
  if (table?.type !== 'element' || table.tagName !== 'table' || others.length > 0) {
    return undefined;
  }
  const rebuilt = rebuild(table, false);
  if (rebuilt === undefined || !hasRows(rebuilt)) {
    return undefined;
  }
  nameRows(rebuilt);
  return rebuilt;
}

function rebuild(node: Element, isInHead: boolean): Element | undefined {
  if (!elements.has(node.tagName)) {
    return undefined;
  }
  const isText = ['caption', 'th', 'td'].includes(node.tagName);
  const children: ElementContent[] = [];
  for (const child of node.children) {
    if (child.type === 'element') {
      const inner = rebuild(child, isInHead || node.tagName === 'thead');
      if (inner === undefined || isText) {
        return undefined;
      }
      children.push(inner);
    } else if (child.type === 'text' && isText) {
      children.push({type: 'text', value: child.value});
    }
  }
  return {
    type: 'element',
    tagName: isInHead && node.tagName === 'td' ? 'th' : node.tagName,
    properties: propertiesOf(node, isInHead),
    children,
  };
}

function propertiesOf({tagName, properties, children}: Element, isInHead: boolean): Properties {
  const kept = Object.entries(properties).filter(([name]) => attributes.includes(name));
  const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const isNumber = tagName === 'td' && !isInHead && number.test(text.trim());
  const isHead = isInHead && ['th', 'td'].includes(tagName);
  return {
    ...Object.fromEntries(kept),
    ...(isHead && properties.scope === undefined && {scope: 'col'}),
    ...(isNumber && {dataNumber: ''}),
  };
}

/** Makes the cells in the columns before the first one with a number headers of their rows. */
function nameRows(table: Element): void {
  const body = placedCells(table).filter(({isInHead}) => !isInHead);
  const numbers = body.filter(({cell}) => 'dataNumber' in cell.properties);
  const first = Math.min(...numbers.map(({column}) => column));
  for (const {cell, column} of numbers.length === 0 ? [] : body) {
    if (column < first) {
      cell.tagName = 'th';
      cell.properties = {...cell.properties, scope: 'row'};
    }
  }
}

function hasRows({tagName, children}: Element): boolean {
  return tagName === 'tr' || children.some((child) => child.type === 'element' && hasRows(child));
}
