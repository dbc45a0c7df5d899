import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The set-ups and fixtures of a page's samples. */
export interface Surroundings {
  /** In the order in which they run. */
  readonly setups: readonly string[];
  /** Path as a title gives it (`src/Shipping/Parcel.php`) to path in the repository. */
  readonly fixtures: Readonly<Record<string, string>>;
}

/** Finds the set-ups and fixtures of a page: those of its section, then its own, which win. */
export function surroundingsOf(page: string, samples = 'features/samples/projects'): Surroundings {
  const [, section = '', ...rest] = page.replace(/\.mdx?$/, '').split('/');
  const folders = [`${samples}/${section}`, `${samples}/${section}/${rest.join('/')}`];
  return {
    setups: folders.map((folder) => `${folder}/setup.php`).filter((file) => existsSync(file)),
    fixtures: Object.fromEntries(folders.flatMap((folder) => phpFilesOf(folder))),
  };
}

function phpFilesOf(folder: string): [string, string][] {
  const source = `${folder}/src`;
  return !existsSync(source)
    ? []
    : readdirSync(source, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.php'))
        .sort()
        .map((file) => path.posix.join('src', ...file.split(path.sep)))
        .map((file) => [file, `${folder}/${file}`]);
}
