import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {pageFiles, readBlocks} from '../parse/readBlocks';
import type {Block} from '../parse/readBlocks';
import {combinationsOf} from '../parse/variations';
import {checkTexts} from './checkTexts';
import {checkBodies} from './set-ups/checkBodies';
import {checkSetUps} from './set-ups/checkSetUps';
import {setUpFiles} from './set-ups/setUpFiles';
import {setUpsFolder} from '../schema/setUps';
import type {Analysis} from './php/analyzeSamples';
import type {AnalyzedSetUp} from './php/analyzedSetUps';
import {cachedAnalysis} from './php/cachedAnalysis';
import {readFacts} from './php/facts';
import {isPhp} from './php/groupsOf';
import {familyShare} from './php/familyShare';
import {withNearestName} from './php/withNearestName';
import {changedFiles, formatTypes, sampleTypes, typesFolder} from '../inferred-types/sampleTypes';
import {recordsFolder} from '../schema/outputRecords';
import {fileOfPage, unexpectedFiles} from '../schema/pageFiles';
import {type Verdict, verdictOn} from './verdict';
import {checkOutputs} from '../run/checkOutputs';
import {blockWith} from '../run/combinations';

/** Checks the samples of pages without the libraries' sources; returns what to print and whether all pass. */
export async function check(pages: readonly string[]): Promise<Verdict> {
  const facts = readFacts();
  const isWhole = pages.length === 0;
  const files = isWhole ? pageFiles() : pages;
  const blocks = blocksOf(files);
  const {analysis, cached} = await cachedAnalysis(blocks, facts);
  const setUps = checkSetUps(analysis.setUps);
  // Pages that were removed or renamed leave their records behind.
  const expected = new Set(files.map((page) => fileOfPage(recordsFolder, page)));
  // Combinations declare one class in several ways, and the processes of PHPStan differ in the one that they see.
  const varied = new Set(
    blocks.filter(({meta}) => meta.vary).map(({page}) => fileOfPage(typesFolder, page)),
  );
  return verdictOn({
    isWhole,
    pages: files.length,
    cached,
    blocks,
    ofPhp: analysis.problems.map((one) => {
      return {...one, message: withNearestName(one.message, facts)};
    }),
    texts: await checkTexts(files, [...blocks, ...variedBlocks(blocks)]),
    outputs: checkOutputs(blocks),
    setUps,
    bodies: checkBodies(isWhole ? blocks : neighborsOf(files)),
    share: familyShare(analysis, facts),
    stale: [
      ...changedFiles(typesOf(blocks, analysis.names, setUps.shown), isWhole).filter(
        (file) => !varied.has(file),
      ),
      ...changedFiles(setUpFiles(setUps.shown, files), isWhole, setUpsFolder),
    ],
    orphans: isWhole ? unexpectedFiles(recordsFolder, expected) : [],
  });
}

/** Writes what is known about the names in the samples of pages; returns what to print. */
export async function writeTypes(pages: readonly string[]): Promise<Verdict> {
  const blocks = blocksOf(pages);
  const files = pages.length === 0 ? pageFiles() : pages;
  const {analysis} = await cachedAnalysis(blocks, readFacts());
  const {shown} = checkSetUps(analysis.setUps);
  const types = typesOf(blocks, analysis.names, shown);
  const setUps = setUpFiles(shown, files);
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

function typesOf(
  blocks: readonly Block[],
  names: Analysis['names'],
  setUps: readonly AnalyzedSetUp[],
): Map<string, string> {
  const pages = [...new Set(blocks.map(({page}) => page))];
  const files = pages.map((page): [string, string] | undefined => {
    const own = setUps.filter((one) => one.page === page);
    const types = sampleTypes([
      ...[...names].filter(([block]) => block.page === page),
      ...own.map(({code, names: inside}) => [{value: code}, inside] as const),
    ]);
    return types.entries.length === 0
      ? undefined
      : [fileOfPage(typesFolder, page), formatTypes(types)];
  });
  return new Map(files.filter((file) => file !== undefined));
}
