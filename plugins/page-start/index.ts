import type {Plugin} from '@docusaurus/types';

import {cleanAddressScript} from './cleanAddress';

/** Puts the scripts that must run before anything else at the start of each page. */
export default function pageStart(): Plugin {
  return {
    name: 'page-start',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: cleanAddressScript()}],
    }),
  };
}
