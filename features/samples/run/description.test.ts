import {expect, test} from 'vitest';

import {PlainError} from '../../../shared/process/runMain';

import {readDescription, sectionOf} from './description';
import {surroundingsOf} from './surroundings';

test('a page adds packages to those of its section', () => {
  const page = surroundingsOf('docs/file-bundle/oneup-uploader.md').project;
  expect(page).toBe('file-bundle/oneup-uploader');
  expect(sectionOf(page)).toBe('file-bundle');
  const [own, shared] = [readDescription(page), readDescription('file-bundle')];
  expect(own.require).toMatchObject(shared.require);
  expect(own.extra.sources).toEqual({...shared.extra.sources, OneupUploaderBundle: '5.0.1'});
  expect(shared.require).not.toHaveProperty('oneup/uploader-bundle');
});

test('other pages have the project of their section', () => {
  expect(surroundingsOf('docs/file-bundle/recipes/import.md').project).toBe('file-bundle');
});

test('a section without a description is refused', () => {
  expect(() => readDescription('parcels')).toThrow(PlainError);
});
