import {existsSync, readFileSync, readdirSync} from 'node:fs';

import {expect, test} from 'vitest';

import {allLibraries} from '../../features/library-facts/read/packages';
import {libraryGroups} from '../../libraries';

const libraries = libraryGroups.flatMap((group) => [...group.libraries]);

test('every library has a date, a one-sentence summary and a landing page', () => {
  console.log(`Looked at ${libraries.length} libraries.`);
  expect(libraries.length).toBeGreaterThan(0);
  for (const {section, date, purpose} of libraries) {
    expect(date, section).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(purpose, section).toMatch(/^[A-Z].+\.$/);
    expect(existsSync(`docs/${section}/index.mdx`), section).toBe(true);
  }
});

test('no section is listed twice, and no folder of pages is left out', () => {
  const sections = libraries.map(({section}) => section).sort();
  const folders = readdirSync('docs', {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  expect(sections).toEqual(folders.sort());
});

test('the recorded facts are those of the listed releases, in the same order', () => {
  const listed = libraries.map(({section, tag}) => [section, tag]);
  expect(allLibraries.map(({section, tag}) => [section, tag])).toEqual(listed);
});

test('there is no other handwritten list of sections', () => {
  const files = ['eslint.config.ts', 'docusaurus.config.ts', 'src/pages/index.tsx'];
  const named = files.filter((file) =>
    libraries.some(({section}) => readFileSync(file, 'utf8').includes(`'${section}'`)),
  );
  expect(named).toEqual([]);
});
