import {type Library, isGenerated} from '../../library-facts';
import {linkTo} from './linkTo';
import type {AgentPage} from './readPage';

/** The facts of a library that are on the site, and its server for editors. */
export interface SkillAddresses {
  readonly facts: string;
  readonly server: string;
}

const longestDescription = 1024;

/** The name of the skill about a library. */
export function skillName({section}: Pick<Library, 'section'>): string {
  return `rekalogika-${section}`;
}

/** What the skill is for and when to use it, for a program that chooses among many. */
export function skillDescription({purpose, packages, section}: Library): string {
  const text =
    `Documentation of the PHP library ${section}. ${purpose} ` +
    `Use it to write, review or debug code that requires ${packages.join(', ')}.`;
  if (text.length > longestDescription) {
    throw new Error(`The description of the skill ${section} has ${text.length} characters.`);
  }
  return text;
}

/**
 * The skill about a library: when to use it, how to install it, its traps, and which page answers what. All of it is
 * from the recorded facts and the Markdown of its pages.
 *
 * @throws Error if the landing page lacks the parts about when to use the library.
 */
export function skillText(
  library: Library,
  landing: AgentPage,
  pages: readonly AgentPage[],
  {facts, server}: SkillAddresses,
): string {
  const {section, install, release, purpose} = library;
  const traps = trapsOf(pages);
  return [
    `---\nname: ${skillName(library)}\ndescription: ${JSON.stringify(skillDescription(library))}\n---`,
    `# ${section} ${release}`,
    purpose,
    [
      `- Install: \`composer require ${install}\``,
      `- Documented release: ${release}. Compare it with \`composer.lock\`: another release can differ.`,
      `- Requires: ${library.needs.map(needText).join('; ')}`,
      `- Classes, members, messages, configuration, services, commands and what earlier releases had: ${facts}`,
      `- Server for the Model Context Protocol that looks these up: ${server}`,
    ].join('\n'),
    'Each page below is Markdown. Read the page about your task before you write code: its samples and outputs are from this release.',
    ...['When to use it', 'When not to use it'].map(
      (heading) => `## ${heading}\n\n${partOf(landing, heading)}`,
    ),
    ...(traps.length === 0 ? [] : [`## Traps\n\n${traps.join('\n')}`]),
    // The file of facts has the others in a form for programs.
    `## Pages\n\n${pages
      .filter(({address}) => !isGenerated(address.replace(/\.md$/, '')))
      .map(({title, address, description}) => `- ${linkTo(title, address)}: ${description}`)
      .join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** The text under a heading of level 2, up to the next heading. */
function partOf({markdown, address}: AgentPage, heading: string): string {
  const [, rest] = markdown.split(`\n## ${heading}\n`);
  const text = rest?.split(/^#{2,} /m)[0]?.trim() ?? '';
  if (text === '') {
    throw new Error(`${address} has no text under "${heading}", which its skill needs.`);
  }
  return text;
}

/** What can lose data or open a hole, as the callouts of the pages say; one on several pages leads to the first one. */
function trapsOf(pages: readonly AgentPage[]): string[] {
  const traps = new Map<string, string>();
  for (const {markdown, address, title} of pages) {
    for (const [, trap = ''] of markdown.matchAll(/^ *> \*\*Danger: (.+)\*\*$/gm)) {
      traps.set(trap, traps.get(trap) ?? `- ${trap}: ${linkTo(title, address)}`);
    }
  }
  return [...traps.values()];
}

function needText({name, range, except}: Library['needs'][number]): string {
  const others = Object.entries(except ?? {}).map(([other, own]) => `${other} ${own ?? ''}`);
  return `${name} ${range}${others.length === 0 ? '' : ` (${others.join(', ')})`}`;
}
