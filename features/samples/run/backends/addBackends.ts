import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '../surroundings';

import type {Backend} from './backends';

/** What the runner puts into an application beside the files of the page. */
const runnersOwn: readonly string[] = ['.php', 'bin', 'tmp', 'vendor'];

/**
 * Adds the files of backends to a complete application, and makes its own files use their classes. Returns the setups
 * that do the same: copies in the application where they name one of these classes.
 */
export function addBackends(
  folder: string,
  setUps: readonly string[],
  backends: readonly Pick<Backend, 'folder' | 'classes'>[],
): readonly string[] {
  const classes = backends.flatMap((backend) => Object.entries(backend.classes));
  const own = readdirSync(folder).filter((name) => !runnersOwn.includes(name));
  for (const file of own.flatMap((name) => filesBelow(path.join(folder, name)))) {
    const text = readFileSync(file, 'utf8');
    const changed = withClasses(text, classes);
    if (changed !== text) {
      writeFileSync(file, changed);
    }
  }
  for (const backend of backends) {
    for (const name of ['config', 'src']) {
      const added = path.join(backend.folder, name);
      if (existsSync(added)) {
        cpSync(added, path.join(folder, name), {recursive: true});
      }
    }
  }
  return setUps.map((file, index) => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const changed = withClasses(text, classes);
    if (changed === text) {
      return file;
    }
    const copy = path.join(folder, 'set-ups', `${String(index + 1)}.php`);
    mkdirSync(path.dirname(copy), {recursive: true});
    writeFileSync(copy, changed);
    return copy;
  });
}

/** The text with other classes: those that PHP imports keep their short name. */
function withClasses(text: string, classes: readonly (readonly [string, string])[]): string {
  return classes.reduce(
    (changed, [from, to]) =>
      changed
        .replaceAll(`use ${from};`, `use ${to} as ${from.split('\\').at(-1) ?? ''};`)
        .replaceAll(from, to),
    text,
  );
}
