import path from 'node:path';

import ts from 'typescript';

/** Source text by path. */
export type Sources = ReadonlyMap<string, string>;

/**
 * Which folders import which, with one file as an example of each. A folder and those inside it count as one: what
 * goes in a circle there is a cycle of files, which ESLint finds.
 */
export function folderImports(sources: Sources): Map<string, Map<string, string>> {
  const imports = new Map<string, Map<string, string>>();
  for (const [file, source] of sources) {
    for (const {fileName} of ts.preProcessFile(source, true, true).importedFiles) {
      const target = resolve(file, fileName, sources);
      const from = path.posix.dirname(file);
      const to = target === undefined ? '.' : path.posix.dirname(target);
      if (from === '.' || to === '.' || within(from, to) || within(to, from)) {
        continue;
      }
      const targets = imports.get(from) ?? new Map<string, string>();
      imports.set(from, targets.set(to, targets.get(to) ?? file));
    }
  }
  return imports;
}

/** Each cycle of folders once, as `a -> b (file) -> a (file)`. */
export function folderCycles(sources: Sources): string[] {
  const imports = folderImports(sources);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (folder: string, trail: readonly string[]) => {
    const start = trail.indexOf(folder);
    if (start !== -1) {
      const cycle = [...trail.slice(start), folder];
      const named = cycle.slice(1).map((to, index) => {
        const from = cycle[index] ?? '';
        return `${to} (${imports.get(from)?.get(to) ?? ''})`;
      });
      cycles.push([folder, ...named].join(' -> '));
      return;
    }
    if (!done.has(folder)) {
      [...(imports.get(folder)?.keys() ?? [])].forEach((to) => visit(to, [...trail, folder]));
      done.add(folder);
    }
  };
  [...imports.keys()].sort().forEach((folder) => visit(folder, []));
  return cycles;
}

function within(inner: string, outer: string): boolean {
  return `${inner}/`.startsWith(`${outer}/`);
}

function resolve(file: string, specifier: string, sources: Sources): string | undefined {
  const target = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), specifier)
      : undefined;
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings.map((ending) => `${target ?? ''}${ending}`).find((name) => sources.has(name));
}
