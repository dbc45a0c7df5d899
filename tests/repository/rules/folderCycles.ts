import path from 'node:path';

import ts from 'typescript';

/** Source text by path. */
export type Sources = ReadonlyMap<string, string>;

/** The part that a file belongs to: a folder of a feature with all inside it, or a folder of the first two levels. */
export function partOf(file: string): string {
  const depth = file.startsWith('features/') ? 3 : 2;
  return file.split('/').slice(0, -1).slice(0, depth).join('/');
}

/** The folder that a file is in. */
export function folderOf(file: string): string {
  return file.split('/').slice(0, -1).join('/');
}

/** Which folders import which, with one file as an example of each; `nameOf` says which folder a file counts for. */
export function folderImports(
  sources: Sources,
  nameOf: (file: string) => string,
): Map<string, Map<string, string>> {
  const imports = new Map<string, Map<string, string>>();
  for (const [file, source] of sources) {
    for (const {fileName} of ts.preProcessFile(source, true, true).importedFiles) {
      const target = resolve(file, fileName, sources);
      const [from, to] = [nameOf(file), target === undefined ? '' : nameOf(target)];
      // A folder may import those inside it: an index.ts is the entry point to its folders, not part of one.
      if (from === '' || to === '' || `${to}/`.startsWith(`${from}/`)) {
        continue;
      }
      const targets = imports.get(from) ?? new Map<string, string>();
      imports.set(from, targets.set(to, targets.get(to) ?? file));
    }
  }
  return imports;
}

/** Each cycle of folders once, as `a -> b (file) -> a (file)`. */
export function folderCycles(sources: Sources, nameOf = folderOf): string[] {
  const imports = folderImports(sources, nameOf);
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

function resolve(file: string, specifier: string, sources: Sources): string | undefined {
  const target = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), specifier)
      : undefined;
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings.map((ending) => `${target ?? ''}${ending}`).find((name) => sources.has(name));
}
