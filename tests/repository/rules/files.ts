import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Folders at the root that tools generate; they are not part of the repository. */
const generated = new Set([
  '.cache',
  '.docusaurus',
  '.git',
  'build',
  'coverage',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** Every file of the repository by its path, with `/` on every system. */
export function repositoryFiles(folder = '.'): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => folder !== '.' || !(generated.has(name) || name.startsWith('.docusaurus-')))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? repositoryFiles(file) : [file];
    });
}
