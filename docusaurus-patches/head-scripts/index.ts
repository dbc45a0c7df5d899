// Changes: the head of each page, which starts with the scripts that must run before anything else.
// Serves: addresses that hosts cannot redirect (cleanAddress.ts), the box with Retry when a first load fails
// (statement 8.3, watchFirstLoad.ts), the banner about baseUrl (8.5, warnOfBaseUrl.ts), the color of the
// browser's bar (paintBrowserBar.ts), hashes that do not decode (dropBrokenHash.ts), and clicks that come before
// hydration (repeatEarlyClick.ts).
// When it breaks: each script is proven in tests/e2e (addresses, loadFailure, baseUrl, colorMode, hostile, earlyClick); the
// names that they share with Docusaurus are `data-has-hydrated`, `data-theme`, `window.docusaurus` and the
// class `home`.
import type {LoadContext, Plugin} from '@docusaurus/types';

import {cleanAddressScript} from './cleanAddress';
import {dropBrokenHash} from './dropBrokenHash';
import {paintBrowserBar} from './paintBrowserBar';
import {repeatEarlyClick} from './repeatEarlyClick';
import {themeColors} from './themeColors';
import {warnOfBaseUrl} from './warnOfBaseUrl';
import {watchFirstLoad} from './watchFirstLoad';

/** Injects the scripts at the start of the head, and the tag that one of them changes. */
export default function headScripts({siteConfig: {baseUrl}}: LoadContext): Plugin {
  const scripts = [
    cleanAddressScript(),
    `(${String(dropBrokenHash)})(window);`,
    `(${String(watchFirstLoad)})(window);`,
    `(${String(repeatEarlyClick)})(window);`,
    `(${String(paintBrowserBar)})(window, ${JSON.stringify(themeColors)});`,
    `(${String(warnOfBaseUrl)})(window, ${JSON.stringify(baseUrl)});`,
  ];
  return {
    name: 'head-scripts',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'meta', attributes: {name: 'theme-color', content: themeColors.light}},
        {tagName: 'script', innerHTML: scripts.join('\n')},
      ],
    }),
  };
}
