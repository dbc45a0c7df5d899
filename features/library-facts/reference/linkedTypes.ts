import {shortName} from '../../../shared/text/shortName';
import {type Writing, classNames} from '../declarations/signatures';
import {h, link} from './html';
import type {PlacedClass} from './placeClasses';

/**
 * Types, and other pieces of code, with short names: those of the family are links, the full names of other classes
 * are in a title.
 */
export function linkedTypes(placed: ReadonlyMap<string, PlacedClass>, route: string): Writing {
  return {
    type: (code) =>
      code
        .split(classNames)
        .filter((part) => part !== '')
        .map((part) => {
          if (!part.includes('\\')) {
            return part;
          }
          const name = part.replace(/^\\/, '');
          const target = placed.get(name);
          if (target !== undefined) {
            return link(target.address, route, shortName(name));
          }
          return name.includes('\\') ? h('abbr', {title: name}, shortName(name)) : name;
        }),
  };
}
