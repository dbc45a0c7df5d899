import type {LoadContext, Plugin} from '@docusaurus/types';

import {cleanAddressScript} from './cleanAddress';
import {grounds} from './grounds';
import {dropBrokenHash} from './dropBrokenHash';
import {paintBrowserBar} from './paintBrowserBar';
import {warnOfBaseUrl} from './warnOfBaseUrl';
import {watchFirstLoad} from './watchFirstLoad';

/** Puts the scripts that must run before anything else at the start of each page, and what they change. */
export default function pageStart({siteConfig: {baseUrl}}: LoadContext): Plugin {
  const scripts = [
    cleanAddressScript(),
    `(${String(dropBrokenHash)})(window);`,
    `(${String(watchFirstLoad)})(window);`,
    `(${String(paintBrowserBar)})(window, ${JSON.stringify(grounds)});`,
    `(${String(warnOfBaseUrl)})(window, ${JSON.stringify(baseUrl)});`,
  ];
  return {
    name: 'page-start',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'meta', attributes: {name: 'theme-color', content: grounds.light}},
        {tagName: 'script', innerHTML: scripts.join('\n')},
      ],
    }),
  };
}
