import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import type {SectionName} from '../libraries';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;
/** A section of the sidebar. */
export type Section = Extract<Items[number], {type: 'category'}>;

/** Makes a section: the landing page as its link, the other pages in reading order. */
export function section(name: SectionName, items: Section['items']): Section {
  return {type: 'category', label: name, link: {type: 'doc', id: `${name}/index`}, items};
}

/** A label over the sections for one task; its style is in src/css/layout.css. */
export function label(text: string): Items[number] {
  return {type: 'html', value: text, className: 'rk-group-label'};
}
