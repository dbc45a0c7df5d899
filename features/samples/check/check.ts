import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {pageFiles, readBlocks} from '../parse/readBlocks';
import type {Block} from '../parse/readBlocks';
import {combinationsOf} from '../parse/variations';
import {checkTexts} from './checkTexts';
import {judgeMarks} from './judgeMarks';
import {checkBodies} from './set-ups/checkBodies';
import {checkSetUps} from './set-ups/checkSetUps';
import {setUpFiles} from './set-ups/setUpFiles';
import {setUpsFolder} from '../schema/setUps';
import type {Analysis} from './php/analyzeSamples';
import {cachedAnalysis} from './php/cachedAnalysis';
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
  const {analysis, cached} = await cachedAnalysis(blocks, facts);
  const outputs = checkOutputs(blocks);
  const ofPhp = analysis.problems.map((one) => {
    return {...one, message: withNearestName(one.message, facts)};
  });
  const texts = await checkTexts(files, [...blocks, ...variedBlocks(blocks)]);
  const setUps = checkSetUps(analysis.setUps);
  const bodies = checkBodies(pages.length === 0 ? blocks : neighborsOf(files));
  const problems = [
    ...judgeMarks([...ofPhp, ...texts.problems], blocks),
    ...outputs.problems,
    ...setUps.problems,
    ...bodies.problems,
  ];
  const {names, unknown} = familyShare(analysis, facts);
  const known = names - unknown.length;
  const isKnown = names === 0 || known / names >= leastShare;
  const made = typesOf(blocks, analysis);
  const isWhole = pages.length === 0;
  const changed =
    ofPhp.length > 0
      ? []
      : [
          ...changedFiles(made, isWhole),
          ...changedFiles(setUpFiles(setUps.shown, files), isWhole, setUpsFolder),
        ];
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
      texts.inline > 0 &&
      (!isWhole || (setUps.looked > 0 && bodies.looked > 0)),
    lines: [
      ...problems.map(show),
      ...(isKnown ? [] : unknown.map((name) => `${name}: not recorded`)),
      ...changed.map((file) => `${file} is out of date: npm run samples -- types`),
      ...orphans.map(
        (file) => `${file} records the outputs of a page that does not exist: delete it`,
      ),
      `Checked ${blocks.length} blocks: ${counts.join(', ')}; ${outputs.outputs} outputs; ${texts.inline} pieces of inline code. ${cached} of ${files.length} pages had not changed since their last analysis.`,
      `Looked at ${setUps.looked} variables; ${setUps.shown.length} pages show a setup. Compared ${bodies.looked} class files.`,
      `${known} of ${names} names of the family in PHP samples are known.`,
    ],
  };
}

/** Writes what is known about the names in the samples of pages; returns what to print. */
export async function writeTypes(
  pages: readonly string[],
): Promise<{lines: string[]; isWell: boolean}> {
  const blocks = blocksOf(pages);
  const files = pages.length === 0 ? pageFiles() : pages;
  const {analysis} = await cachedAnalysis(blocks, readFacts());
  const types = typesOf(blocks, analysis);
  const setUps = setUpFiles(checkSetUps(analysis.setUps).shown, files);
  const made = new Map([...types, ...setUps]);
  for (const [file, text] of made) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  for (const folder of [typesFolder, setUpsFolder]) {
    const superfluous =
      pages.length === 0
        ? unexpectedFiles(folder, new Set(made.keys()))
        : files.map((page) => fileOfPage(folder, page)).filter((file) => !made.has(file));
    superfluous.forEach((file) => {
      rmSync(file, {force: true});
    });
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

/** The blocks of all pages in the sections of these. */
function neighborsOf(files: readonly string[]): Block[] {
  const sections = new Set(files.map((file) => file.split('/')[1]));
  return blocksOf(pageFiles().filter((file) => sections.has(file.split('/')[1])));
}

function typesOf(blocks: readonly Block[], {names, setUps}: Analysis): Map<string, string> {
  const pages = [...new Set(blocks.map(({page}) => page))];
  const files = pages.map((page): [string, string] | undefined => {
    const shown = checkSetUps(setUps).shown.filter((one) => one.page === page);
    const types = sampleTypes([
      ...[...names].filter(([block]) => block.page === page),
      ...shown.map(({code, names: inside}) => [{value: code}, inside] as const),
    ]);
    return types.entries.length === 0
      ? undefined
      : [fileOfPage(typesFolder, page), formatTypes(types)];
  });
  return new Map(files.filter((file) => file !== undefined));
}

function show({page, line, kind, message}: Problem): string {
  return `${page}:${line} ${kind}: ${message}`;
}
