import type {LoadContext, Plugin} from '@docusaurus/types';

import {readChanges, writeFeeds} from '../../feeds';
import {writeFacts} from '../../library-facts';
import {writeProof} from '../../samples';
import {readQuestions} from '../../search';
import {commitOf} from './commitOf';
import {archiveFile, writeArchive} from './offlineArchive';
import {writeAgentFiles} from './writeAgentFiles';
import {skillsFile, writeSkills} from './writeSkills';

/**
 * Writes what programs read: Markdown of each page, llms.txt, llms-full.txt, facts and proofs as JSON, feeds,
 * skills, the server for editors, and an archive of all these.
 */
export default function agentFiles({
  siteDir,
  siteConfig: {title, tagline, url, baseUrl},
}: LoadContext): Plugin {
  return {
    name: 'agent-files',
    postBuild: ({outDir, routesPaths}) => {
      const routes = new Set(routesPaths.map((route) => route.replace(/(?<=.)\/$/, '')));
      const site = {title, tagline, address: new URL(baseUrl, url).href};
      const facts = writeFacts(siteDir, outDir, site.address.replace(/\/$/, ''));
      const proof = writeProof(outDir, site.address, (address) => routes.has(address));
      const feeds = writeFeeds(outDir, site, readChanges(siteDir));
      const {pages, summary} = writeAgentFiles(
        outDir,
        site,
        [...facts, proof],
        readQuestions(siteDir),
        [
          {heading: 'Changes to follow, as Atom', files: feeds},
          {heading: 'Skills and offline archive', files: [skillsFile, archiveFile]},
        ],
      );
      const skills = writeSkills(outDir, site, pages, facts);
      const archive = writeArchive(outDir, site, commitOf(siteDir));
      console.log(`agent-files: ${summary}, ${String(skills)} skills, ${archive}`);
    },
  };
}
