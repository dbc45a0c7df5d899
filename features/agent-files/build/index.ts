import type {LoadContext, Plugin} from '@docusaurus/types';

import {writeAgentFiles} from './writeAgentFiles';

/** Writes what programs read: each page as Markdown, llms.txt and llms-full.txt. */
export default function agentFiles({
  siteConfig: {title, tagline, url, baseUrl},
}: LoadContext): Plugin {
  return {
    name: 'agent-files',
    postBuild: ({outDir}) => {
      const site = {title, tagline, address: new URL(baseUrl, url).href};
      console.log(`agent-files: ${writeAgentFiles(outDir, site)}`);
    },
  };
}
