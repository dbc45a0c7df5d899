import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The folders whose styles make a sheet of their own; `*` matches one name. */
export const sheets = {
  home: ['src/components/Home*', 'src/components/LibraryCard', 'src/components/LibraryFilter'],
  figures: ['features/figures/*', 'features/library-facts/ui/CompatibilityTable'],
} as const;

/** The folders whose styles come with a script that is loaded after the page. */
export const withScript = ['features/samples/ui/SampleNames'] as const;

const slash = String.raw`[\\/]`;

/** The source of an expression for the paths of modules in some folders. */
export function inside(folders: readonly string[]): string {
  const patterns = folders.map((folder) => folder.replaceAll('*', String.raw`\w+`));
  return `${slash}(?:${patterns.join('|').replaceAll('/', slash)})${slash}`;
}

/** The modules of styles of a site, as paths with a slash in front. */
export function styleModules(siteDir: string): string[] {
  return ['src', 'features'].flatMap((top) =>
    readdirSync(path.join(siteDir, top), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `/${top}/${file.replaceAll('\\', '/')}`),
  );
}

/**
 * Fails when a folder holds no module of styles: it was moved, and its styles would reach the sheet of every
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
      `docusaurus-patches/theme-css replaced nothing: no module of styles is in ${empty.join(', ')}. ` +
        'Write where it is now into docusaurus-patches/theme-css/sheets.ts.',
    );
  }
}
