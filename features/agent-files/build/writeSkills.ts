import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {type PublishedFile, allLibraries} from '../../library-facts';
import type {Site} from './llmsTxt';
import {mcpFile} from './mcpServer';
import {pagesFile} from './pagesIndex';
import type {AgentPage} from './readPage';
import {skillDescription, skillName, skillText} from './skillText';

// Agent Skills Discovery, draft 0.2.0 of March 12, 2026: https://github.com/cloudflare/agent-skills-discovery-rfc.
const folder = '.well-known/agent-skills';
const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** The index of the skills. */
export const skillsFile: PublishedFile = {
  title: 'Agent skills',
  file: `${folder}/index.json`,
  description: 'one skill per library: when to use it, its traps, which page answers what',
};

/**
 * Writes a skill about each library whose landing page is on the site, and their index. `facts` are the files of facts.
 * Returns the number of skills.
 */
export function writeSkills(
  directory: string,
  site: Site,
  pages: readonly AgentPage[],
  facts: readonly PublishedFile[],
): number {
  const skills = allLibraries.flatMap((library) => {
    const own = pages.filter(({section}) => section === library.section);
    const landing = own.find(({address}) => address === `${site.address}${library.section}.md`);
    if (landing === undefined) {
      return [];
    }
    const ofLibrary = `facts/${library.repository.replace(/^.*\//, '')}.json`;
    const text = skillText(library, landing, own, {
      facts: site.address + (facts.find(({file}) => file === ofLibrary)?.file ?? pagesFile.file),
      server: site.address + mcpFile,
    });
    const name = skillName(library);
    const file = `${folder}/${name}/SKILL.md`;
    write(directory, file, text);
    return [
      {
        name,
        type: 'skill-md',
        description: skillDescription(library),
        url: new URL(file, site.address).pathname,
        digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
      },
    ];
  });
  write(directory, skillsFile.file, `${JSON.stringify({$schema: schema, skills}, null, 2)}\n`);
  return skills.length;
}

function write(directory: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
  writeFileSync(path.join(directory, file), text);
}
