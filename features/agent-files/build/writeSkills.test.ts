import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {readFrontMatter} from '../../../shared/text/frontMatter';
import {libraryOf} from '../../library-facts/read/packages';
import type {AgentPage} from './readPage';
import {skillDescription} from './skillText';
import {skillsFile, writeSkills} from './writeSkills';

const site = {title: 'Docs', tagline: '', address: 'https://docs.example/'};
const library = libraryOf('mapper');

const page = (route: string, markdown = '', title = `About ${route}`): AgentPage => ({
  title,
  description: `Description of ${route}.`,
  section: route.split('/')[0] ?? '',
  address: `${site.address}${route}.md`,
  markdown,
  headings: [],
});
const landing = page(
  'mapper',
  '# mapper\n\n## When to use it\n\n- Often.\n\n## When not to use it\n\n- Never.\n\n### Limits\n\n- One.\n',
);
const trap = '> **Danger: Rows are lost**\n>\n> Do not.\n';

let directory: string;

const write = (...pages: readonly AgentPage[]) =>
  writeSkills(directory, site, pages, [
    {file: 'facts/mapper.json', title: 'Facts of mapper', description: ''},
  ]);
const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
const skill = () => read('.well-known/agent-skills/rekalogika-mapper/SKILL.md');

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'rk-skills-'));
});

afterEach(() => {
  rmSync(directory, {recursive: true});
});

describe('writeSkills', () => {
  it('writes a skill about each library on the site, and their index with the hashes', () => {
    expect(write(landing, page('depot'))).toBe(1);
    expect(JSON.parse(read(skillsFile.file))).toEqual({
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: [
        {
          name: 'rekalogika-mapper',
          type: 'skill-md',
          description: skillDescription(library),
          url: '/.well-known/agent-skills/rekalogika-mapper/SKILL.md',
          digest: `sha256:${createHash('sha256').update(skill()).digest('hex')}`,
        },
      ],
    });
  });

  it('begins with a name and a description', () => {
    write(landing);
    expect(readFrontMatter('SKILL.md', skill()).values).toEqual({
      name: 'rekalogika-mapper',
      description: skillDescription(library),
    });
    expect(skillDescription(library)).toContain('requires rekalogika/mapper.');
  });

  it('has the release, the requirements and when to use the library', () => {
    write(landing);
    expect(skill()).toContain(`# mapper ${library.release}\n`);
    expect(skill()).toContain('- Requires: PHP 8.2 or newer; Symfony 7.0 to 8.x (symfony/property');
    expect(skill()).toContain('https://docs.example/facts/mapper.json');
    expect(skill()).toContain('## When to use it\n\n- Often.\n');
    expect(skill()).toContain('## When not to use it\n\n- Never.\n');
    expect(skill()).not.toContain('- One.');
  });

  it('leads to the pages and to each trap once', () => {
    write(
      landing,
      page('mapper/a', `Text.\n\n${trap}`, 'Rows [a]'),
      page('mapper/b', trap),
      page('mapper/reference/api/all', trap),
      page('mapper/reference/changes-2'),
      page('depot/c', '> **Danger: Elsewhere**\n'),
    );
    expect(/## Traps\n\n([^]*?)\n\n/.exec(skill())?.[1]).toBe(
      '- Rows are lost: [Rows \\[a\\]](https://docs.example/mapper/a.md)',
    );
    expect(/(?<=## Pages\n\n)[^]*/.exec(skill())?.[0].trim().split('\n')).toEqual([
      '- [About mapper](https://docs.example/mapper.md): Description of mapper.',
      '- [Rows \\[a\\]](https://docs.example/mapper/a.md): Description of mapper/a.',
      '- [About mapper/b](https://docs.example/mapper/b.md): Description of mapper/b.',
    ]);
  });

  it('rejects a landing page without the parts, and a description that is too long', () => {
    const without = page('mapper', landing.markdown.replace('## When not', '## Not'));
    expect(() => write(without)).toThrow(
      'https://docs.example/mapper.md has no text under "When not to use it"',
    );
    const long = {...library, purpose: 'x'.repeat(1000)};
    expect(() => skillDescription(long)).toThrow('has 1');
  });
});
