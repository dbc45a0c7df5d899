import type {LoadContext, Plugin} from '@docusaurus/types';

import {writeFacts} from '../../library-facts';
import {writeAgentFiles} from './writeAgentFiles';

/** Writes what programs read: each page as Markdown, llms.txt, llms-full.txt, and the facts of the libraries as JSON. */
export default function agentFiles({
  siteDir,
  siteConfig: {title, tagline, url, baseUrl},
}: LoadContext): Plugin {
  return {
    name: 'agent-files',
    postBuild: ({outDir}) => {
      const site = {title, tagline, address: new URL(baseUrl, url).href};
      const facts = writeFacts(siteDir, outDir, site.address.replace(/\/$/, ''));
      console.log(`agent-files: ${writeAgentFiles(outDir, site, facts)}`);
    },
  };
}
