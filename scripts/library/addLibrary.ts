import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {PlainError} from '../../shared/process/runMain';

/** The data of a new library. */
export interface NewLibrary {
  readonly section: string;
  readonly repository: string;
  readonly tag: string;
  readonly date: string;
  readonly install: string;
  readonly purpose: string;
  /** Title of its group in `libraries.ts`. */
  readonly group: string;
}

/**
 * Lists a library in `libraries.ts` and creates the files that its section needs; returns their paths.
 *
 * @throws PlainError for wrong input, before anything is written.
 */
export function addLibrary(library: NewLibrary, root = '.'): string[] {
  checkInput(library);
  const {section} = library;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const files = new Map([
    ['libraries.ts', withLibrary(read('libraries.ts'), library)],
    ['sidebars/index.ts', withSidebar(read('sidebars/index.ts'), section)],
    [`sidebars/${section}.ts`, sidebarOf(section)],
    [`docs/${section}/index.mdx`, landingOf(library)],
    [`features/samples/projects/${section}/composer.json`, composerOf(library)],
  ]);
  const taken = [...files.keys()].slice(2).find((file) => existsSync(path.join(root, file)));
  if (taken !== undefined) {
    throw new PlainError(`${taken} exists already. Choose another name or remove it first.`);
  }
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return [...files.keys()];
}

/** What remains to be written by hand, as a list to print. */
export function nextSteps({section, repository, tag}: NewLibrary): string[] {
  const name = path.basename(repository);
  return [
    `Put the tree of ${repository} at ${tag} into DIR/${name}/ and record its facts:`,
    `  npx tsx scripts/record.ts packages --libs DIR`,
    `  npx tsx scripts/record.ts api --libs DIR ${name}`,
    `  npx tsx scripts/record.ts services --libs DIR`,
    `Write docs/${section}/index.mdx: it has the headings but no text.`,
    `Add the other pages, and their ids to sidebars/${section}.ts.`,
    `Add the sources that the samples need to features/samples/projects/${section}/composer.json.`,
    'Add queries about the library to features/search/quality/generations/fitted.json.',
    'npm test names what is still missing.',
  ];
}

function checkInput({section, tag, date, purpose}: NewLibrary): void {
  const problem = !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(section)
    ? `"${section}" is not a name in kebab-case.`
    : !/^v?\d+\.\d+/.test(tag)
      ? `"${tag}" is not the tag of a release, such as v1.2.0.`
      : !/^\d{4}-\d\d-\d\d$/.test(date)
        ? `"${date}" is not a date such as 2026-11-22.`
        : !/^[A-Z].+\.$/.test(purpose)
          ? 'The purpose is one sentence that ends in a period.'
          : undefined;
  if (problem !== undefined) {
    throw new PlainError(problem);
  }
}

/** Adds the library at the end of its group. */
function withLibrary(source: string, library: NewLibrary): string {
  const {group, section, repository, tag, date, install, purpose} = library;
  if (source.includes(`section: '${section}',`)) {
    throw new PlainError(`libraries.ts lists ${section} already.`);
  }
  const start = source.indexOf(`title: ${quote(group)},`);
  const end = source.indexOf('\n    ],', start);
  if (start === -1 || end === -1) {
    const titles = [...source.matchAll(/^ {4}title: '(.*)',$/gm)].map(
      ([, title = '']) => `"${title}"`,
    );
    throw new PlainError(`libraries.ts has no group "${group}". Its groups: ${titles.join(', ')}.`);
  }
  const fields = Object.entries({section, repository, tag, date, install, purpose});
  const lines = fields.map(([key, value]) => `        ${key}: ${quote(value)},`);
  return `${source.slice(0, end)}\n      {\n${lines.join('\n')}\n      },${source.slice(end)}`;
}

function withSidebar(source: string, section: string): string {
  const name = camelCase(section);
  const key = name === section ? name : `'${section}': ${name}`;
  const withImport = source.replace(
    "import {compatibility} from './compatibility';",
    (line) => `import {${name}} from './${section}';\n${line}`,
  );
  return withImport.replace(/(const sections: .*\{\n)/, (line) => `${line}  ${key},\n`);
}

function sidebarOf(section: string): string {
  return `import {section} from './section';

/** The pages of ${section}, in reading order. */
export const ${camelCase(section)} = section('${section}', []);
`;
}

/** The landing page with its required headings and no text. */
function landingOf({section, purpose}: NewLibrary): string {
  const headings = [
    'Install',
    'First result',
    'Find your way',
    'When to use it',
    'When not to use it',
  ];
  return `---
title: ${section}
description: ${JSON.stringify(purpose)}
kind: landing
---

<PackageFacts name="${section}" />

${headings.map((heading) => `## ${heading}`).join('\n\n')}
`;
}

function composerOf({install, repository}: NewLibrary): string {
  const content = {
    require: {[install]: '*'},
    extra: {sources: {[path.basename(repository)]: 'release'}},
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function quote(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
