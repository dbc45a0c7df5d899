/** Versions that the specification fixes, and those that depend on them. */
export const fixed: Readonly<Record<string, string>> = {
  'docusaurus-lunr-search': '3.6.0',
  react: '19.2.9',
  'react-dom': '19.2.9',
};

const docusaurus = '3.9.2';

/** The part of package.json that is read. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The part of package-lock.json that is read. */
export interface Lock {
  readonly packages: Readonly<Partial<Record<string, {readonly version?: string}>>>;
}

/** Every version is exact, in the manifest and in the lock file, and the fixed ones match. */
export function versions(manifest: Manifest, lock: Lock): string[] {
  const wanted = {...manifest.dependencies, ...manifest.devDependencies};
  const missing = ['@docusaurus/core', ...Object.keys(fixed)].filter((name) => !(name in wanted));
  return [
    ...missing.map((name) => `${name}: missing in package.json`),
    ...Object.entries(wanted).flatMap(([name, version]) => {
      const right = name.startsWith('@docusaurus/') ? docusaurus : fixed[name];
      const locked = lock.packages[`node_modules/${name}`]?.version;
      if (right !== undefined && version !== right) {
        return [`${name}: ${version}, must be ${right}`];
      }
      if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) {
        return [`${name}: "${version}" is not an exact version`];
      }
      return locked === version ? [] : [`${name}: ${version}, but ${locked ?? 'none'} is locked`];
    }),
  ];
}
