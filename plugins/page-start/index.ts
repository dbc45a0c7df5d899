import type {LoadContext, Plugin} from '@docusaurus/types';

import {cleanAddressScript} from './cleanAddress';
import {dropBrokenHash} from './dropBrokenHash';
import {warnOfBaseUrl} from './warnOfBaseUrl';
import {watchFirstLoad} from './watchFirstLoad';

/** Puts the scripts that must run before anything else at the start of each page. */
export default function pageStart({siteConfig: {baseUrl}}: LoadContext): Plugin {
  const scripts = [
    cleanAddressScript(),
    `(${String(dropBrokenHash)})(window);`,
    `(${String(watchFirstLoad)})(window);`,
    `(${String(warnOfBaseUrl)})(window, ${JSON.stringify(baseUrl)});`,
  ];
  return {
    name: 'page-start',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: scripts.join('\n')}],
    }),
  };
}
