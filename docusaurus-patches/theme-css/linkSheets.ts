import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {listFiles} from '../../shared/files/listFiles';

/**
 * Links the sheets with the given names in the pages of a built site that need them, and returns how many links it
 * added.
 *
 * @throws Error unless each sheet has exactly one file.
 */
export function linkSheets(outDir: string, names: readonly string[]): number {
  const folder = path.join(outDir, 'assets', 'css');
  const files = readdirSync(folder);
  const sheets = names.map((name) => {
    const file = sheetFile(name, files);
    return {
      address: `/assets/css/${file}`,
      styled: styledBy(readFileSync(path.join(folder, file), 'utf8')),
    };
  });
  let links = 0;
  for (const file of listFiles(outDir).filter((one) => one.endsWith('.html'))) {
    const page = path.join(outDir, file);
    const html = readFileSync(page, 'utf8');
    const has = namesOf(html);
    const needed = sheets.filter(({styled}) => styled.some((name) => has.has(name)));
    if (needed.length > 0) {
      writeFileSync(
        page,
        needed.reduce((text, {address}) => withSheet(text, address), html),
      );
    }
    links += needed.length;
  }
  return links;
}

function sheetFile(name: string, files: readonly string[]): string {
  const [file, ...more] = files.filter((one) => new RegExp(`^${name}\\.\\w+\\.css$`).test(one));
  if (file === undefined || more.length > 0) {
    throw new Error(
      `docusaurus-patches/theme-css: assets/css has ${String(file === undefined ? 0 : more.length + 1)} ` +
        `files of the sheet ${name} instead of one. The comment in its index.ts says what to do.`,
    );
  }
  return file;
}

/** What a sheet of CSS modules styles: classes, and `data-` attributes with an equals sign. */
function styledBy(css: string): string[] {
  return Array.from(
    css.matchAll(/\.([A-Za-z][\w-]*_[\w-]{4,})|\[(data-[\w-]+)\]/g),
    ([, name, attribute]) => name ?? `${attribute ?? ''}=`,
  );
}

/** The classes of the elements of a page, and their `data-` attributes with an equals sign. */
function namesOf(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, quoted, plain, attribute] of html.matchAll(
    /\bclass=(?:"([^"]*)"|([^\s>]+))|(?<= )(data-[\w-]+=)/g,
  )) {
    const found = attribute ?? quoted ?? plain ?? '';
    found.split(/\s+/).forEach((name) => names.add(name));
  }
  return names;
}

/** Links one more style sheet in the head of a page, after the existing ones. */
export function withSheet(html: string, address: string): string {
  const links = [...html.matchAll(/<link\b[^>]*\brel="?stylesheet"?[^>]*>/g)];
  const last = links.at(-1);
  if (last === undefined) {
    throw new Error(`The page links no style sheet that ${address} could follow.`);
  }
  const end = last.index + last[0].length;
  return `${html.slice(0, end)}<link rel="stylesheet" href="${address}">${html.slice(end)}`;
}
