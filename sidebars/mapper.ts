import type {Section} from './section';

/** Order of the pages of the section mapper. */
export const mapper: Section = {
  type: 'category',
  label: 'mapper',
  link: {type: 'doc', id: 'mapper/index'},
  items: [],
};
