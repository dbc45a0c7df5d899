import {describe, expect, test} from 'vitest';

import sidebars from '../../sidebars';
import {readApis, readServices} from '../../features/library-facts';
import {readPages} from './readPages';
import {configures, explains} from './rules/api';
import {frontMatter} from './rules/frontMatter';
import {headingLevels, landing} from './rules/headings';
import {knownComponents, knownLanguages} from './rules/known';
import {show} from './rules/page';
import type {Finding, Page, PageRule} from './rules/page';
import {callout, components, fences} from './rules/parts';
import {draftLinks, names, sidebar} from './rules/site';
import {length, words} from './rules/words';

describe('every page', () => {
  const pages = readPages();
  const inEach = (rule: PageRule) => show(pages.flatMap(rule));
  const inAll = (rule: (all: readonly Page[]) => Finding[]) => show(rule(pages));
  const sectionOf = ({id}: Page) => id.split('/')[0];

  test('is found', () => {
    console.log(`Looked at ${pages.length} pages.`);
    expect(pages.length).toBeGreaterThan(0);
  });

  test('has a title, a description, a kind and no unknown key', () => {
    expect(inEach(frontMatter)).toEqual([]);
  });

  test('has headings that start at level 2 and skip no level', () => {
    expect(inEach(headingLevels)).toEqual([]);
  });

  test('that opens a section is a landing page with its headings', () => {
    const size = (page: Page) =>
      pages.filter((other) => sectionOf(other) === sectionOf(page)).length;
    expect(inEach((page) => landing(page, size(page)))).toEqual([]);
  });

  test('has no banned words or exclamation marks', () => {
    expect(inEach(words)).toEqual([]);
  });

  test('has at least 60 words', () => {
    expect(inEach(length)).toEqual([]);
  });

  test('has at most two callouts', () => {
    expect(inEach(callout)).toEqual([]);
  });

  test('has no import line and only known components', () => {
    const known = knownComponents();
    expect(known.size).toBeGreaterThan(0);
    expect(inEach((page) => components(page, known))).toEqual([]);
  });

  test('has fences of known languages and lines of at most 85 characters', () => {
    expect(inEach((page) => fences(page, knownLanguages))).toEqual([]);
  });

  test('explains classes that exist, each class on one page', () => {
    const classes = new Set(
      readApis('generated/api').flatMap((api) => api.classes.map((one) => one.fqcn)),
    );
    const explaining = pages.filter(({fields}) => fields.has('explains'));
    console.log(`Looked at ${explaining.length} pages that explain classes.`);
    expect(explaining.length).toBeGreaterThan(0);
    expect(inAll((all) => explains(all, classes))).toEqual([]);
  });

  test('that configures a bundle names all its keys', () => {
    const bundles = readServices('generated/services').flatMap((one) => one.bundles);
    const configuring = pages.filter(({fields}) => fields.has('configures'));
    console.log(`Looked at ${configuring.length} pages that configure bundles.`);
    expect(configuring.length).toBeGreaterThan(0);
    expect(inEach((page) => configures(page, bundles))).toEqual([]);
  });

  test('is named in kebab-case', () => {
    expect(inEach(names)).toEqual([]);
  });

  test('is in the one sidebar exactly once', () => {
    expect(inAll((all) => sidebar(all, sidebars))).toEqual([]);
  });

  test('does not link to drafts', () => {
    expect(inAll(draftLinks)).toEqual([]);
  });
});
