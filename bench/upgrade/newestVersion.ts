const stable = /^(\d+)\.(\d+)\.(\d+)$/;

/** The newest stable version with this major number; prereleases do not count. */
export function newestVersion(versions: readonly string[], major: number): string {
  const [newest] = versions
    .flatMap((version) => {
      const [, first = '', second = '', third = ''] = stable.exec(version) ?? [];
      return Number(first) === major && first !== ''
        ? [{version, minor: Number(second), patch: Number(third)}]
        : [];
    })
    .sort((a, b) => b.minor - a.minor || b.patch - a.patch);
  if (newest === undefined) {
    throw new Error(`The registry has no stable version ${String(major)}.`);
  }
  return newest.version;
}

/** The text of package.json with all Docusaurus packages in one version. */
export function withDocusaurus(manifest: string, version: string): string {
  const changed = manifest.replaceAll(/("@docusaurus\/[\w-]+": )"[^"]+"/g, `$1"${version}"`);
  if (changed === manifest) {
    throw new Error(`package.json has no Docusaurus package in a version other than ${version}.`);
  }
  return changed;
}
