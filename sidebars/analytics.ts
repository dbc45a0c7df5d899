import type {Section} from './section';

/** Order of the pages of the section analytics. */
export const analytics: Section = {
  type: 'category',
  label: 'analytics',
  link: {type: 'doc', id: 'analytics/index'},
  items: [],
};
