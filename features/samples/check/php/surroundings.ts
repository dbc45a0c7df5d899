import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The setups and fixtures of a page's samples. */
export interface Surroundings {
  /** What runs before the samples, in this order: of the section, then of the page, boots before setups. */
  readonly around: readonly string[];
  /** Those that only the runner has; readers are shown the others. */
  readonly boots: readonly string[];
  /** Path as a title gives it (`src/Shipping/Parcel.php`) to path in the repository. */
  readonly fixtures: Readonly<Record<string, string>>;
  /** The same of the classes that only the runner has. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** Finds the setups and fixtures of a page: those of its section, then its own, which win. */
export function surroundingsOf(page: string, samples = 'features/samples/projects'): Surroundings {
  const [, section = '', ...rest] = page.replace(/\.mdx?$/, '').split('/');
  const folders = [`${samples}/${section}`, `${samples}/${section}/${rest.join('/')}`];
  const filesNamed = (...names: readonly string[]) =>
    folders
      .flatMap((folder) => names.map((name) => `${folder}/${name}`))
      .filter((file) => existsSync(file));
  return {
    around: filesNamed('boot.php', 'setup.php'),
    boots: filesNamed('boot.php'),
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
