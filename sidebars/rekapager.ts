import type {Section} from './section';

/** Order of the pages of the section rekapager. */
export const rekapager: Section = {
  type: 'category',
  label: 'rekapager',
  link: {type: 'doc', id: 'rekapager/index'},
  items: [],
};
