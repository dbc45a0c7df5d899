import type {LoadContext, Plugin} from '@docusaurus/types';

import {writeFacts} from '../../library-facts';
import {readQuestions} from '../../search';
import {writeAgentFiles} from './writeAgentFiles';

/** Writes what programs read: Markdown of each page, llms.txt, llms-full.txt, facts as JSON, and the server for editors. */
export default function agentFiles({
  siteDir,
  siteConfig: {title, tagline, url, baseUrl},
}: LoadContext): Plugin {
  return {
    name: 'agent-files',
    postBuild: ({outDir}) => {
      const site = {title, tagline, address: new URL(baseUrl, url).href};
      const facts = writeFacts(siteDir, outDir, site.address.replace(/\/$/, ''));
      const line = writeAgentFiles(outDir, site, facts, readQuestions(siteDir));
      console.log(`agent-files: ${line}`);
    },
  };
}
