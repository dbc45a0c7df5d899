// Changes: adds a script before the classic theme's script for the announcement bar, which ignores ids and
// would hide a new announcement on the first load.
// Serves: statement 4.2, a closed announcement stays closed until its id changes.
// When it breaks: compare the storage keys in announcementScript.ts with those that
// @docusaurus/theme-classic/lib/inlineScripts.js and theme-common/lib/contexts/announcementBar.js use.
import type {HtmlTags} from '@docusaurus/types';

import {announcementId, announcementScript} from './announcementScript';

/** What a plugin injects into the HTML of each page. */
export interface InjectedTags {
  preBodyTags?: HtmlTags;
  headTags?: HtmlTags;
  postBodyTags?: HtmlTags;
}

/** What the script needs of the site. */
export interface AnnouncingSite {
  readonly siteConfig: {readonly themeConfig: Readonly<Record<string, unknown>>};
  readonly siteStorage: {readonly namespace: string};
}

/** The tags that the theme injects, after the script for the announcement of the site, if there is one. */
export function withAnnouncement(
  tags: InjectedTags,
  {siteConfig, siteStorage}: AnnouncingSite,
): InjectedTags {
  const id = announcementId(siteConfig.themeConfig);
  if (id === undefined) {
    return tags;
  }
  const script = {tagName: 'script', innerHTML: announcementScript(id, siteStorage.namespace)};
  return {...tags, preBodyTags: [script, ...[tags.preBodyTags ?? []].flat()]};
}
