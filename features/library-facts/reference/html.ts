import type {Element, Properties} from 'hast';

import type {Child} from '../declarations/children';

/** An element of a page that is written as HTML in the build. */
export function h(tagName: string, properties: Properties, ...children: readonly Child[]): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ),
  };
}

/** A link; one to the page itself is its hash. */
export function link(address: string, route: string, ...children: readonly Child[]): Element {
  const href = address.startsWith(`${route}#`) ? address.slice(route.length) : address;
  return h('a', {href}, ...children);
}

/** A heading of level 2 with a link to itself, as the theme writes it. */
export function heading(id: string, ...children: readonly Child[]): Element {
  const mark = h(
    'a',
    {className: ['hash-link'], href: `#${id}`, ariaHidden: 'true', tabIndex: -1},
    '\u200b',
  );
  return h('h2', {id, className: ['anchor']}, ...children, mark);
}

/** A closed list of what is not part of the public API. */
export function internalList(what: string, rows: readonly Element[]): Element {
  return h(
    'details',
    {},
    h('summary', {}, `Internal, may change without notice: ${what}`),
    h('ul', {}, ...rows),
  );
}

/** A number with its noun. */
export function count(number: number, noun: string): string {
  return `${String(number)} ${noun}${number === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`;
}
