import {mkdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {pageFiles} from '../../features/samples/parse/readBlocks';
import {check} from '../../features/samples/check/check';
import {readFacts} from '../../features/samples/check/php/facts';
import {installProject} from '../../features/samples/check/php/project';
import type {Measurement} from '../measurement';
import {
  type Damage,
  chooseDamages,
  damaged,
  inBatches,
  possibleDamages,
  type SentenceNames,
} from './damages';
import {randomFrom} from './random';
import {type Trial, judge, showTrials} from './trials';

const seed = 20_260_117;
const wanted = 100;
const leastCaught = 95;
const needed = ['features', 'generated', 'node_modules', 'scripts', 'shared', 'package.json'];

/** Damages samples in a copy of the pages, several pages at once, and counts what the samples check finds. */
export async function measureSamples(): Promise<Measurement> {
  const pages: Record<string, string> = {};
  for (const page of pageFiles()) {
    pages[page] = await readFile(page, 'utf8');
  }
  const random = randomFrom(seed);
  const possible = possibleDamages(pages, sentenceNames(), random);
  const batches = inBatches(chooseDamages(possible, wanted, random));
  const root = process.cwd();
  await enterCopy(path.resolve('.cache/measure/samples'));
  try {
    await writePages(pages, []);
    const before = new Set((await check([])).lines);
    const trials: Trial[] = [];
    for (const [index, batch] of batches.entries()) {
      console.log(`samples: run ${index + 1} of ${batches.length}, ${batch.length} damages`);
      await writePages(pages, batch);
      const {lines} = await check([]);
      trials.push(
        ...judge(
          batch,
          lines.filter((line) => !before.has(line)),
        ),
      );
    }
    const caught = trials.filter(({message}) => message !== undefined).length;
    return {
      passed: trials.length === wanted && caught >= leastCaught,
      result: `${caught} of ${trials.length} damages caught, ${leastCaught} are demanded`,
      details: showTrials(trials, {seed, possible: possible.length, runs: batches.length}),
    };
  } finally {
    process.chdir(root);
  }
}

function sentenceNames(): SentenceNames {
  const {family} = readFacts();
  const names = family.flatMap(({fqcn}) => fqcn.split('\\').slice(-1));
  const members = family.flatMap(({methods = []}) => methods.map(({name}) => name));
  return {classes: new Set(names), members: new Set(members)};
}

/** Copies what the check reads and changes to the copy: the check resolves all paths from its working folder. */
async function enterCopy(folder: string): Promise<void> {
  const project = await installProject();
  await rm(folder, {recursive: true, force: true});
  await mkdir(`${folder}/.cache/samples`, {recursive: true});
  for (const name of needed) {
    await symlink(path.resolve(name), `${folder}/${name}`);
  }
  await symlink(project, `${folder}/.cache/samples/${path.basename(project)}`);
  process.chdir(folder);
}

async function writePages(
  pages: Readonly<Record<string, string>>,
  damages: readonly Damage[],
): Promise<void> {
  for (const [page, text] of Object.entries(pages)) {
    const damage = damages.find((one) => one.page === page);
    await mkdir(path.dirname(page), {recursive: true});
    await writeFile(page, damage === undefined ? text : damaged(text, damage));
  }
}
