import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {format, resolveConfig} from 'prettier';
import * as z from 'zod';

import {PlainError} from '../../shared/process/runMain';

const packageName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]*\/[a-z0-9][a-z0-9._-]*$/, 'owner and name, such as rekalogika/file');

const newLibrary = z.strictObject({
  section: z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a name in kebab-case'),
  repository: packageName,
  tag: z.string().regex(/^v?\d+\.\d+(?:\.\d+)?$/, 'the tag of a stable release, such as v1.2.0'),
  date: z.iso.date('a date, such as 2026-11-22'),
  install: packageName,
  purpose: z.string().regex(/^[A-Z].+\.$/, 'one sentence that ends in a period'),
  /** Title of its group in `libraries.ts`. */
  group: z.string(),
});

/** The data of a new library. */
export type NewLibrary = Readonly<z.infer<typeof newLibrary>>;

/**
 * Lists a library in `libraries.ts` and creates the files that its section needs; returns their paths.
 *
 * @throws PlainError for wrong input, before anything is written.
 */
export async function addLibrary(library: NewLibrary, root = '.'): Promise<string[]> {
  const {error} = newLibrary.safeParse(library);
  if (error !== undefined) {
    throw new PlainError(`The new library needs:\n${z.prettifyError(error)}`);
  }
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
  const style = await resolveConfig(__filename);
  for (const [file, text] of files) {
    const filepath = path.join(root, file);
    mkdirSync(path.dirname(filepath), {recursive: true});
    writeFileSync(filepath, await format(text, {...style, filepath}));
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
    `  npx tsx scripts/record.ts messages --libs DIR`,
    `Put its Git repository into MIRRORS/${repository.replace('/', '+')}/repo/ and record its earlier releases:`,
    `  npx tsx scripts/record.ts history --mirrors MIRRORS ${name}`,
    `  npx tsx scripts/record.ts requirements --mirrors MIRRORS`,
    `Add ${section} with its namespaces to features/library-facts/reference/components.ts.`,
    `Write docs/${section}/index.mdx: it has the headings but no text.`,
    `Add the other pages, and their ids to sidebars/${section}.ts.`,
    `Add the sources that the samples need to features/samples/projects/${section}/composer.json.`,
    'Add queries about the library to features/search/quality/generations/fitted.json.',
    'npm test names what is still missing.',
  ];
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
  const withImport = replaced(
    source,
    "import {compatibility} from './compatibility';\n",
    (line) => `import {${name}} from './${section}';\n${line}`,
  );
  return replaced(
    withImport,
    'const sections: Readonly<Record<SectionName, Section>> = {\n',
    (line) => `${line}  ${key},\n`,
  );
}

function replaced(source: string, line: string, change: (line: string) => string): string {
  if (!source.includes(line)) {
    throw new PlainError(
      `sidebars/index.ts has no line "${line.trim()}", which scripts/library/addLibrary.ts extends.`,
    );
  }
  return source.replace(line, change);
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

<PackageFacts library="${section}" />

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
