/** Made by the build, so that a fresh clone has it not. */
const made = ['build/'];

/** The paths of the repository that a text names in code type: `src/css/tokens.css`, `docs/`. */
export function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, path = '']) => path);
  return [...new Set(named)].filter((path) => !made.includes(path));
}

/** Paths that a text names and that are not there. */
export function missingPaths(
  file: string,
  text: string,
  exists: (path: string) => boolean,
): string[] {
  return pathsIn(text)
    .filter((path) => !exists(path))
    .map((path) => `${file}: names ${path}, which does not exist`);
}

/** Files that import what is not public and are not named, by file or folder, where exceptions are told. */
export function untoldExceptions(told: string, files: ReadonlyMap<string, string>): string[] {
  const paths = pathsIn(told);
  return [...files]
    .filter(([, source]) => /eslint-disable\S* .*no-restricted-imports/.test(source))
    .filter(([file]) => !paths.some((path) => file === path || file.startsWith(`${path}/`)))
    .map(([file]) => `${file}: name this exception in CONTRIBUTING.md`);
}
