import {existsSync, readFileSync} from 'node:fs';

import {sealJson} from '../../../../shared/json/sealedJson';
import type {AnalyzedSetUp} from '../php/analyzedSetUps';
import {surroundingsOf} from '../php/surroundings';
import {hashText} from '../../parse/hashText';
import {type Block, pageFiles, readBlocks} from '../../parse/readBlocks';
import {isClassFile} from '../../run/shownOutputs';
import {addressOfPage, fileOfPage} from '../../schema/pageFiles';
import {type SetUp, setUpsFolder} from '../../schema/setUps';

/** The files that record the setups of pages. */
export function setUpFiles(
  setUps: readonly AnalyzedSetUp[],
  pages: readonly string[],
): Map<string, string> {
  const sections = new Map<string, Block[]>();
  const files = setUps
    .filter(({page}) => pages.includes(page))
    .map((setUp): [string, string] => {
      const section = setUp.page.split('/')[1] ?? '';
      const shown = sections.get(section) ?? shownClasses(`docs/${section}`);
      sections.set(section, shown);
      const record = JSON.stringify(recordOf(setUp, shown), undefined, 2);
      return [fileOfPage(setUpsFolder, setUp.page), sealJson(`${record}\n`)];
    });
  return new Map(files);
}

/** The record of a setup, with links to the pages that show its classes as they are. */
export function recordOf(
  {page, code, variables, before, blocks, classes, classesOnPage}: AnalyzedSetUp,
  shown: readonly Block[],
): SetUp {
  const {fixtures} = surroundingsOf(page);
  const sources = [...classes].map(([name, title]) => {
    const file = fixtures[title] ?? '';
    const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
    const pages = shown
      .filter(({meta, value}) => meta.title === title && value.trim() === text)
      .map((block) => block.page);
    return {name, title, file, pages};
  });
  // Of pages that show a class, the one that shows most of them, so that the reader opens few.
  const count = (one: string) => sources.filter(({pages}) => pages.includes(one)).length;
  return {
    code,
    variables,
    before: hashText(before?.value ?? ''),
    blocks: [...new Set(blocks.map(({value}) => hashText(value)))],
    classes: sources.map(({name, title, file, pages}) => {
      const best = pages.toSorted((a, b) => count(b) - count(a))[0];
      return {name, title, ...(best !== undefined && {page: addressOfPage(best)}), file};
    }),
    classesOnPage,
  };
}

/** The class files that the pages of a folder show, without drafts. */
function shownClasses(folder: string): Block[] {
  return pageFiles(folder)
    .filter((page) => !/^draft: true$/m.test(readFileSync(page, 'utf8')))
    .flatMap((page) => readBlocks(page))
    .filter((block) => isClassFile(block) && block.meta.error === undefined);
}
