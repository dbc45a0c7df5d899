/** The paths that the map in the README names: lines of a drawn tree, four signs for each level. */
export function pathsInMap(readme: string): string[] {
  const stack: string[] = [];
  const paths: string[] = [];
  for (const line of readme.split('\n')) {
    const [, indent, names] = /^((?:[│ ] {3})*)(?:[├└]── )(.+)$/u.exec(line) ?? [];
    if (indent === undefined || names === undefined) {
      continue;
    }
    // A remark stands behind two spaces and more, but several names of one line do too.
    const words = names.split(/ {2,}/).filter((word) => /^[\w.@/-]+$/.test(word));
    stack.length = indent.length / 4;
    for (const word of words.filter((name) => isPath(name))) {
      paths.push([...stack, word.replace(/\/$/, '')].join('/'));
    }
    stack.push((words[0] ?? '').replace(/\/$/, ''));
  }
  return paths;
}

const isPath = (word: string) => /[./]/.test(word) || /^[A-Z]+$/.test(word);

/** Names of the map that are not there. */
export function missingInMap(readme: string, exists: (path: string) => boolean): string[] {
  return pathsInMap(readme)
    .filter((path) => !exists(path))
    .map((path) => `README.md: the map names ${path}, which does not exist`);
}
