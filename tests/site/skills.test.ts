import {createHash} from 'node:crypto';

import {describe, expect, it} from 'vitest';
import * as z from 'zod';

import {allLibraries} from '../../features/library-facts/read/packages';
import {readFrontMatter} from '../../shared/text/frontMatter';
import {linksOf} from './agentProblems';
import {files, origin, read} from './site';

// Agent Skills Discovery 0.2.0, and the names and descriptions that https://agentskills.io/specification allows.
const name = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const description = z.string().min(1).max(1024);
const index = z.strictObject({
  $schema: z.literal('https://schemas.agentskills.io/discovery/0.2.0/schema.json'),
  skills: z.array(
    z.strictObject({
      name,
      type: z.literal('skill-md'),
      description,
      url: z.string().startsWith('/.well-known/agent-skills/'),
      digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
    }),
  ),
});
const frontMatter = z.strictObject({name, description});
// The specification recommends fewer than 5,000 tokens; a token of these texts has about four characters.
const mostCharacters = 20_000;

type Skill = z.infer<typeof index>['skills'][number];

const known = new Set(files);
const text = (file: string) => read(file).toString('utf8');

/** What is wrong with a skill and its entry of the index, one line each. */
function skillProblems(skill: Skill, markdown: string): string[] {
  const parsed = frontMatter.safeParse(readFrontMatter(skill.url, markdown).values);
  const isSame = parsed.data?.name === skill.name && parsed.data.description === skill.description;
  const hash = createHash('sha256').update(markdown).digest('hex');
  const dead = linksOf(markdown)
    .concat(markdown.match(/(?<=: )https:\S+/g) ?? [])
    .filter((address) => address.startsWith(`${origin}/`))
    .map((address) => address.slice(origin.length + 1).replace(/#.*/, ''))
    .filter((file) => !known.has(file));
  return [
    ...(parsed.success ? [] : [`${skill.name}: ${z.prettifyError(parsed.error)}`]),
    ...(isSame ? [] : [`${skill.name}: the index has another name or description`]),
    ...(skill.digest === `sha256:${hash}` ? [] : [`${skill.name}: another digest`]),
    ...(markdown.length <= mostCharacters ? [] : [`${skill.name}: too long`]),
    ...dead.map((file) => `${skill.name}: ${file} leads nowhere`),
  ];
}

describe('the agent skills', () => {
  const {skills} = index.parse(JSON.parse(text('.well-known/agent-skills/index.json')));

  it('are one of each library, at the addresses of the index', () => {
    expect(skills.map((skill) => skill.name)).toEqual(
      allLibraries.map(({section}) => `rekalogika-${section}`),
    );
    const problems = skills.flatMap((skill) => skillProblems(skill, text(skill.url.slice(1))));
    expect(problems).toEqual([]);
    const markdown = files.filter((file) => /^\.well-known\/.*\.md$/.test(file));
    expect(markdown).toEqual(skills.map(({url}) => url.slice(1)).sort());
  });

  it('are listed in llms.txt', () => {
    const address = `${origin}/.well-known/agent-skills/index.json`;
    expect(linksOf(text('llms.txt')).includes(address)).toBe(true);
  });

  it.each([
    ['another description', 'description: "', 'description: "Not ', 'another name'],
    ['no front matter', '---', '', 'expected'],
    ['a name with capitals', 'name: rekalogika', 'name: Rekalogika', 'Invalid string'],
    ['a changed byte', 'Traps', 'traps', 'another digest'],
    ['a dead link', '/mapper/intro.md', '/mapper/gone.md', 'mapper/gone.md leads nowhere'],
    ['a dead address', 'facts/mapper.json', 'facts/gone.json', 'facts/gone.json leads nowhere'],
    ['too much text', '## Pages', 'x'.repeat(20_000), 'too long'],
  ])('are rejected with %s', (_name, from, to, problem) => {
    const skill = skills.find(({name: own}) => own === 'rekalogika-mapper') ?? skills[0];
    if (skill === undefined) {
      throw new Error('There is no skill.');
    }
    const markdown = text(skill.url.slice(1));
    expect(markdown).toContain(from);
    expect(skillProblems(skill, markdown.replace(from, to)).join('\n')).toContain(problem);
  });
});
