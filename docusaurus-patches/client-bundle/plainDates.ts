import {shortDate} from '../../features/library-facts/read/dates';

/**
 * In the place of theme-common's hook around Intl.DateTimeFormat: the one date that the theme shows is the
 * day of a page's last change.
 */
export function useDateTimeFormat(): {format: (date: Date) => string} {
  return {format: shortDate};
}
