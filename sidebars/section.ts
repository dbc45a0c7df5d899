import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;

/** A section of the sidebar: the landing page as its link, the other pages in reading order. */
export type Section = Extract<Items[number], {type: 'category'}>;
