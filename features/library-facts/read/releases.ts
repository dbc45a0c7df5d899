import {allLibraries} from './packages';

/** The documented release of each section. The browser gets only the result: docusaurus-patches/release-table. */
export const releases: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  allLibraries.map(({section, release}) => [section, release]),
);
