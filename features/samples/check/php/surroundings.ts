import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The set-ups and fixtures of a page's samples. */
export interface Surroundings {
  /** What only the runner does, before the set-ups. */
  readonly boots: readonly string[];
  /** What readers are shown, in the order in which they run. */
  readonly setups: readonly string[];
  /** Path as a title gives it (`src/Shipping/Parcel.php`) to path in the repository. */
  readonly fixtures: Readonly<Record<string, string>>;
  /** The same of the classes that only the runner has. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** Finds the set-ups and fixtures of a page: those of its section, then its own, which win. */
export function surroundingsOf(page: string, samples = 'features/samples/projects'): Surroundings {
  const [, section = '', ...rest] = page.replace(/\.mdx?$/, '').split('/');
  const folders = [`${samples}/${section}`, `${samples}/${section}/${rest.join('/')}`];
  const filesNamed = (name: string) =>
    folders.map((folder) => `${folder}/${name}`).filter((file) => existsSync(file));
  return {
    boots: filesNamed('boot.php'),
    setups: filesNamed('setup.php'),
    fixtures: Object.fromEntries(folders.flatMap((folder) => phpFilesOf(`${folder}/src`))),
    hidden: Object.fromEntries(folders.flatMap((folder) => phpFilesOf(`${folder}/boot`))),
  };
}

function phpFilesOf(source: string): [string, string][] {
  return !existsSync(source)
    ? []
    : readdirSync(source, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.php'))
        .sort()
        .map((file) => path.posix.join(...file.split(path.sep)))
        .map((file) => [`src/${file}`, `${source}/${file}`]);
}
