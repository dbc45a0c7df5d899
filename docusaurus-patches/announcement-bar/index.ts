// Changes: adds a script before the classic theme's script for the announcement bar, which ignores ids and
// would hide a new announcement on the first load.
// Serves: statement 4.2, a closed announcement stays closed until its id changes.
// When it breaks: compare the storage keys in announcementScript.ts with those that
// @docusaurus/theme-classic/lib/inlineScripts.js and theme-common/lib/contexts/announcementBar.js use.
import type {LoadContext} from '@docusaurus/types';

import {announcementId, announcementScript} from './announcementScript';
import {type InjectedTags, withAnnouncementScript} from './withAnnouncementScript';

/** The tags that the theme injects, with the script for the announcement of the site, if there is one. */
export function withAnnouncement(tags: InjectedTags, context: LoadContext): InjectedTags {
  const id = announcementId(context.siteConfig.themeConfig);
  return withAnnouncementScript(tags, id && announcementScript(id, context.siteStorage.namespace));
}
