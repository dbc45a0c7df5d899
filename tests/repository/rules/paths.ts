import path from 'node:path';

import {lineAt} from '../../../shared/text/lineAt';
import {commentsIn} from './comments';

/** A path of the repository that a text names. */
export interface NamedPath {
  readonly path: string;
  readonly line: number;
}

/** Paths inside folders that tools generate and that a fresh clone does not have. */
const generated = /^(?:build|\.cache|\.docusaurus|node_modules)(?:\/|$)|\/vendor(?:\/|$)/;

// Files of the reader's application, in texts about samples; ours are not PHP.
const ofReader = /^(?:src|tests)\/(?:[A-Z]\w*\/)*[A-Z]\w*\.php$|^src\/[A-Z]\w*\/?$/;

/**
 * The paths that a text names: in Markdown those in backticks and the relative links, in code those in comments.
 * A path starts with one of `folders`, the first-level folders of the repository, or is a file of the root.
 */
export function pathsIn(file: string, source: string, folders: ReadonlySet<string>): NamedPath[] {
  return file.endsWith('.md')
    ? inMarkdown(file, source, folders)
    : commentsIn(file, source).flatMap(({line, text}) =>
        inText(text, folders).map((found) => ({...found, line: found.line + line - 1})),
      );
}

function inMarkdown(file: string, source: string, folders: ReadonlySet<string>): NamedPath[] {
  const spans = [...source.matchAll(/`([^`\n]+)`/g)].flatMap(({1: code = '', index}) =>
    inText(code, folders).map((found) => ({...found, line: lineAt(source, index) + 1})),
  );
  const links = [...source.matchAll(/\]\((?!\w+:|#|\/)([^)\s#]+)/g)].map(
    ({1: target = '', index}) => ({
      path: path.posix.join(path.posix.dirname(file), target),
      line: lineAt(source, index) + 1,
    }),
  );
  return [...spans, ...links];
}

function inText(text: string, folders: ReadonlySet<string>): NamedPath[] {
  return [...text.matchAll(/(?<![\w/.@$}>…*-])\.?[\w-]+\/[\w./<>{},*…-]*/g)]
    .map(({0: found, index}) => ({
      // Punctuation of the sentence, and a brace or bracket that was opened before the path.
      path: found.replace(/[.,…-]*$/, (end) => (end.includes('…') ? '…' : '')),
      line: lineAt(text, index) + 1,
    }))
    .filter(({path: named}) => folders.has(named.slice(0, named.indexOf('/'))))
    .filter(({path: named}) => !ofReader.test(named));
}

/** The folders and files of a repository, to look up paths with placeholders and without extensions. */
export function knownPaths(files: readonly string[]): ReadonlySet<string> {
  const known = new Set<string>();
  for (const file of files) {
    known.add(file);
    for (let at = file.indexOf('/'); at !== -1; at = file.indexOf('/', at + 1)) {
      known.add(file.slice(0, at));
    }
  }
  return known;
}

/** Whether a path exists: `<name>`, `*`, `**`, `…` and `{a,b}` match anything fitting; an extension may be omitted. */
export function exists(named: string, known: ReadonlySet<string>): boolean {
  const clean = named.replace(/\/$/, '');
  if (known.has(clean) || generated.test(clean)) {
    return true;
  }
  const source = clean.replaceAll(/<[\w-]+>|\*\*\/?|\*|…|\{[^}]*\}|[^<*…{]+/g, toPattern);
  const pattern = new RegExp(String.raw`^${source}(?:\.(?:tsx?|css|php|mdx?|ya?ml|json))?$`);
  return [...known].some((file) => pattern.test(file));
}

function toPattern(part: string): string {
  if (part.startsWith('<') || part === '*') {
    return '[^/]+';
  }
  if (part.startsWith('**') || part === '…') {
    return '.*';
  }
  return part.startsWith('{')
    ? `(?:${part.slice(1, -1).split(',').map(escaped).join('|')})`
    : escaped(part);
}

const escaped = (text: string) => text.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Paths that a file names and that do not exist. */
export function missingPaths(
  file: string,
  paths: readonly NamedPath[],
  known: ReadonlySet<string>,
): string[] {
  return paths
    .filter(({path: named}) => !exists(named, known))
    .map(({path: named, line}) => `${file}:${line} names ${named}, which does not exist`);
}

/** Files that import what is not public and that CONTRIBUTING.md does not name, by file or folder. */
export function unnamedExceptions(named: string, files: ReadonlyMap<string, string>): string[] {
  const paths = [...named.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, found = '']) => found);
  return [...files]
    .filter(([, source]) => /eslint-disable\S* .*no-restricted-imports/.test(source))
    .filter(([file]) => !paths.some((found) => file === found || file.startsWith(`${found}/`)))
    .map(([file]) => `${file}: name this exception in CONTRIBUTING.md`);
}
