import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Made by programs, and not part of the repository. */
const made = new Set([
  '.cache',
  '.docusaurus',
  '.git',
  'build',
  'coverage',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** Every file of the repository (tests/build is one of its folders) by its path, with `/` on every system. */
export function repositoryFiles(folder = '.'): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !(made.has(name) || name.startsWith('.docusaurus-')) || folder === 'tests')
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? repositoryFiles(file) : [file];
    });
}
