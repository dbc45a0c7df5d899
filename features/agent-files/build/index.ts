import type {LoadContext, Plugin} from '@docusaurus/types';

import {readChanges, writeFeeds} from '../../feeds';
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
      const feeds = writeFeeds(outDir, site, readChanges(siteDir));
      const line = writeAgentFiles(outDir, site, facts, readQuestions(siteDir), [
        {heading: 'Changes to follow, as Atom', files: feeds},
      ]);
      console.log(`agent-files: ${line}`);
    },
  };
}
