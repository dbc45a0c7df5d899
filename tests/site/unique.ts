import {groupBy} from '../../shared/lists/groupBy';
import type {BuiltPage} from './site';

/** The names of a page outside the site, such as in search results. */
export const names = {
  title: ({$}: BuiltPage) => $('head > title').text().trim(),
  'og:title': ({$}: BuiltPage) => $('meta[property="og:title"]').attr('content') ?? '',
  description: ({$}: BuiltPage) => $('meta[name=description]').attr('content') ?? '',
};

/** Pages without a title or description, and pages that share one. */
export function sharedNames(pages: readonly BuiltPage[]): string[] {
  return Object.entries(names).flatMap(([name, of]) =>
    [...groupBy(pages, of)]
      .filter(([text, sharing]) => text === '' || sharing.length > 1)
      .map(([text, sharing]) => `${name} "${text}": ${sharing.map(({file}) => file).join(', ')}`),
  );
}
