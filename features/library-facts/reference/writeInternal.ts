import type {Element} from 'hast';

import type {Writing} from '../declarations/signatures';
import {count, h, heading, internalList} from './html';
import type {PlacedClass} from './placeClasses';
import {declarationOf, marks} from './writeClass';

/** The id of the heading above the internal classes; those of classes begin with a capital letter. */
export const internalAnchor = 'internal';

/** The part of a page about its internal classes, closed: their declarations, with links to the source. */
export function internalSection(classes: readonly PlacedClass[], writing: Writing): Element[] {
  const rows = classes.map((placed) => {
    const {declared, anchor} = placed;
    return h(
      'li',
      {id: anchor},
      h('code', {}, ...declarationOf(placed, writing)),
      ...marks(declared, undefined),
    );
  });
  return classes.length === 0
    ? []
    : [
        heading(internalAnchor, 'Internal classes'),
        internalList(count(classes.length, 'class'), rows),
      ];
}
