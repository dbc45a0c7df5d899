import path from 'node:path';

import {expect, test} from 'vitest';

import {checkFolders, inside, sheets, styleModules, withScript} from './sheets';

const root = path.join(__dirname, '../..');

test('every folder of a sheet contains styles', () => {
  const modules = styleModules(root);
  const folders = [...Object.values(sheets).flat(), ...withScript];
  console.log(`Looked for ${String(folders.length)} folders in ${String(modules.length)} modules.`);
  expect(modules.length).toBeGreaterThan(20);
  expect(() => {
    checkFolders(folders, modules);
  }).not.toThrow();
});

test('a folder that was moved is named', () => {
  const modules = ['/src/components/HomeHero/styles.module.css'];
  expect(() => {
    checkFolders(['src/components/Home*', 'src/figures/*'], modules);
  }).toThrow(/replaced nothing: there is no style module in src\/figures\/\*\./);
});

test('a star matches one name', () => {
  const pattern = new RegExp(inside(['src/components/Home*', 'features/figures/*']));
  expect(pattern.test('/x/src/components/HomeHero/styles.module.css')).toBe(true);
  expect(pattern.test('C:\\x\\features\\figures\\Pager\\styles.module.css')).toBe(true);
  expect(pattern.test('/x/src/components/Hero/styles.module.css')).toBe(false);
  expect(pattern.test('/x/features/figures.module.css')).toBe(false);
});
