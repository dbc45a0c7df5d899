import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {pageFiles, readBlocks} from '../parse/readBlocks';
import type {Block} from '../parse/readBlocks';
import {combinationsOf} from '../parse/variations';
import {checkTexts} from './checkTexts';
import {judgeMarks} from './judgeMarks';
import {analyzeSamples} from './php/analyzeSamples';
import type {Analysis} from './php/analyzeSamples';
import {readFacts} from './php/facts';
import {isPhp} from './php/groupsOf';
import {familyShare} from './php/familyShare';
import {withNearestName} from './php/nearestName';
import {changedFiles, formatTypes, sampleTypes, typesFolder} from '../inferred-types/sampleTypes';
import {recordsFolder} from '../schema/outputRecords';
import {fileOfPage, unexpectedFiles} from '../schema/pageFiles';
import type {Problem} from './problem';
import {checkOutputs} from '../run/checkOutputs';
import {blockWith} from '../run/combinations';

const leastShare = 0.95;

/** Checks the samples of pages without the libraries' sources; returns what to print and whether all pass. */
export async function check(pages: readonly string[]): Promise<{lines: string[]; isWell: boolean}> {
  const facts = readFacts();
  const files = pages.length === 0 ? pageFiles() : pages;
  const blocks = blocksOf(files);
  const analysis = await analyzeSamples(blocks, facts);
  const outputs = checkOutputs(blocks);
  const ofPhp = analysis.problems.map((one) => {
    return {...one, message: withNearestName(one.message, facts)};
  });
  const texts = await checkTexts(files, [...blocks, ...variedBlocks(blocks)]);
  const problems = [...judgeMarks([...ofPhp, ...texts.problems], blocks), ...outputs.problems];
  const {names, unknown} = familyShare(analysis, facts);
  const known = names - unknown.length;
  const isKnown = names === 0 || known / names >= leastShare;
  const made = typesOf(blocks, analysis);
  const changed = ofPhp.length > 0 ? [] : changedFiles(made, pages.length === 0);
  // Pages that were removed or renamed leave their records behind.
  const expected = new Set(files.map((page) => fileOfPage(recordsFolder, page)));
  const orphans = pages.length === 0 ? unexpectedFiles(recordsFolder, expected) : [];
  const languages = [...new Set(blocks.map(({language}) => language))].sort();
  const counts = languages.map(
    (name) => `${name} ${blocks.filter(({language}) => language === name).length}`,
  );
  return {
    isWell:
      problems.length === 0 &&
      isKnown &&
      changed.length === 0 &&
      orphans.length === 0 &&
      blocks.length > 0 &&
      texts.inline > 0,
    lines: [
      ...problems.map(show),
      ...(isKnown ? [] : unknown.map((name) => `${name}: not recorded`)),
      ...changed.map((file) => `${file} is out of date: npm run samples -- types`),
      ...orphans.map(
        (file) => `${file} records the outputs of a page that does not exist: delete it`,
      ),
      `Checked ${blocks.length} blocks: ${counts.join(', ')}; ${outputs.outputs} outputs; ${texts.inline} pieces of inline code.`,
      `${known} of ${names} names of the family in PHP samples are known.`,
    ],
  };
}

/** Writes what is known about the names in the samples of pages; returns what to print. */
export async function writeTypes(
  pages: readonly string[],
): Promise<{lines: string[]; isWell: boolean}> {
  const blocks = blocksOf(pages);
  const made = typesOf(blocks, await analyzeSamples(blocks, readFacts()));
  for (const [file, text] of made) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  if (pages.length === 0) {
    unexpectedFiles(typesFolder, new Set(made.keys())).forEach((file) => rmSync(file));
  }
  return {lines: [`Wrote ${made.size} files.`], isWell: made.size > 0};
}

function blocksOf(pages: readonly string[]): Block[] {
  return (pages.length === 0 ? pageFiles() : pages).flatMap((page) => readBlocks(page));
}

/** The blocks that are not PHP with each combination of their values, but the first. */
function variedBlocks(blocks: readonly Block[]): Block[] {
  return blocks
    .filter((block) => !isPhp(block))
    .flatMap((block) =>
      combinationsOf(block.meta.vary ?? [])
        .slice(1)
        .map((values) => blockWith(block, values)),
    );
}

function typesOf(blocks: readonly Block[], {names}: Analysis): Map<string, string> {
  const pages = [...new Set(blocks.map(({page}) => page))];
  const files = pages.map((page): [string, string] | undefined => {
    const types = sampleTypes([...names].filter(([block]) => block.page === page));
    return types.entries.length === 0
      ? undefined
      : [fileOfPage(typesFolder, page), formatTypes(types)];
  });
  return new Map(files.filter((file) => file !== undefined));
}

function show({page, line, kind, message}: Problem): string {
  return `${page}:${line} ${kind}: ${message}`;
}
