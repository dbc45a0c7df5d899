import type {Library} from '@site/features/library-facts/read/packages';
import {type NeedName, includesMajor, needOf} from '@site/features/library-facts/read/requirements';
import {searchOf} from '@site/shared/text/searchOf';

/** A filter of libraries by what they require. */
export interface Filter {
  /** Its name in the URL: `?show=symfony-8`. */
  readonly id: string;
  readonly label: string;
  readonly shows: (library: Library) => boolean;
  /** The requirement that a shown library has. */
  readonly need?: NeedName;
}

/** Shows all libraries. */
export const all: Filter = {id: 'all', label: 'All', shows: () => true};

/** The filters in the order of their buttons. */
export const filters: readonly Filter[] = [
  all,
  {
    id: 'without-symfony',
    label: 'Without Symfony',
    shows: (library) => needOf(library, 'Symfony') === undefined,
  },
  {
    id: 'symfony-8',
    label: 'Symfony 8',
    shows: (library) => includesMajor(needOf(library, 'Symfony')?.range ?? '0 to 0.x', 8),
    need: 'Symfony',
  },
  needing('doctrine-orm', 'Doctrine ORM'),
  needing('api-platform', 'API Platform'),
];

function needing(id: string, need: NeedName): Filter {
  return {id, label: need, shows: (library) => needOf(library, need) !== undefined, need};
}

/** The filter that a URL selects; all libraries if it selects no known one. */
export function filterIn(search: string): Filter {
  const id = new URLSearchParams(search).get('show');
  return filters.find((filter) => filter.id === id) ?? all;
}

/** The query string of a URL with another filter. */
export function withFilter(search: string, {id}: Filter): string {
  const query = new URLSearchParams(search);
  query.delete('show');
  if (id !== all.id) {
    query.set('show', id);
  }
  return searchOf(query);
}

/** How many libraries are shown, in words. */
export function shownText(shown: number, total: number): string {
  return shown === total ? `${total} libraries` : `${shown} of ${total} libraries`;
}
