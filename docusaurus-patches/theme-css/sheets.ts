import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The folders whose styles get their own sheet; `*` matches one name. */
export const sheets = {
  home: ['src/components/Home*', 'src/components/LibraryCard', 'src/components/LibraryFilter'],
  figures: ['features/figures/*', 'features/samples/ui/Variation'],
  compatibility: ['features/compatibility/ui/CompatibilityTable'],
  reference: ['features/library-facts/reference/ui/Reference'],
} as const;

/** The folders whose styles load with a script after the page. */
export const withScript = [
  'features/agent-files/ui/CopySection',
  'features/compatibility/ui/InstallReport',
  'features/samples/ui/SampleNames',
] as const;

const slash = String.raw`[\\/]`;

/** The source of an expression for the paths of modules in some folders. */
export function inside(folders: readonly string[]): string {
  const patterns = folders.map((folder) => folder.replaceAll('*', String.raw`\w+`));
  return `${slash}(?:${patterns.join('|').replaceAll('/', slash)})${slash}`;
}

/** The style modules of a site, as paths with a leading slash. */
export function styleModules(siteDir: string): string[] {
  return ['src', 'features'].flatMap((top) =>
    readdirSync(path.join(siteDir, top), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `/${top}/${file.replaceAll('\\', '/')}`),
  );
}

/**
 * Fails if a folder contains no style module: it was moved, and its styles would end up in the sheet of every
 * page.
 *
 * @throws Error that names the folders.
 */
export function checkFolders(folders: readonly string[], modules: readonly string[]): void {
  const empty = folders.filter((folder) => {
    const pattern = new RegExp(inside([folder]));
    return !modules.some((module) => pattern.test(module));
  });
  if (empty.length > 0) {
    throw new Error(
      `docusaurus-patches/theme-css replaced nothing: there is no style module in ${empty.join(', ')}. ` +
        'Write its new location into docusaurus-patches/theme-css/sheets.ts.',
    );
  }
}
