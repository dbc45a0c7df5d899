import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {inside, sheets, styleModules} from '../../docusaurus-patches/theme-css/sheets';
import {files, read, readPages} from './site';
import {stylesOf} from './weight';

/** The names of the classes in a module of styles. */
function classesOf(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(/\.([a-z]\w*)/gi), ([, name = '']) => name))];
}

/** The modules without any class in a sheet, where the bundler appends four characters to each name. */
function missingModules(
  modules: readonly string[],
  sheet: string,
  readModule = readFile,
): string[] {
  return modules.filter(
    (module) =>
      !classesOf(readModule(module)).some((name) =>
        new RegExp(String.raw`\.${name}_[\w-]{4}`).test(sheet),
      ),
  );
}

const root = path.join(__dirname, '../..');
const readFile = (module: string) => readFileSync(path.join(root, module), 'utf8');

it.each(Object.entries(sheets))('the sheet %s contains its modules', (name, folders) => {
  const pattern = new RegExp(inside(folders));
  const modules = styleModules(root).filter((module) => pattern.test(module));
  const names = files.filter((file) => new RegExp(`^assets/css/${name}\\.\\w+\\.css$`).test(file));
  expect(names).toHaveLength(1);
  const [file = ''] = names;
  expect(modules.length).toBeGreaterThan(0);
  expect(missingModules(modules, read(file).toString('utf8'))).toEqual([]);
  const linked = readPages().filter((page) => stylesOf(page).includes(`/${file}`));
  expect(linked.length).toBeGreaterThan(0);
  console.log(`${name}: ${String(modules.length)} modules, on ${String(linked.length)} pages`);
});

it('a module whose styles are in another sheet is found', () => {
  const modules = {'/a.module.css': '.card {}', '/b.module.css': '.row, .rowEnd {}'};
  const readModule = (module: string) => new Map(Object.entries(modules)).get(module) ?? '';
  const missing = (sheet: string) => missingModules(Object.keys(modules), sheet, readModule);
  expect(missing('.card_a1B2{}.rowEnd_-9_x{}')).toEqual([]);
  expect(missing('.card_a1B2{}')).toEqual(['/b.module.css']);
});
