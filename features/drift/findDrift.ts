import {readFileSync} from 'node:fs';
import path from 'node:path';

import {
  type Analysis,
  analyzeSamples,
  type Block,
  checkTexts,
  judgeMarks,
  type Problem,
  readBlocks,
  readInline,
  type Recorded,
  withNearestName,
} from '../samples';
import {type Mention, changedInSamples, changedInSentences, joinMentions} from './changedOnPages';
import {type Change, compareFacts} from './compareFacts';
import {type Fact, factsOf} from './facts';
import {readExplains} from './readExplains';
import type {Other} from './recordOther';

/** What pages say that is not true for another release, and how that release differs. */
export interface Drift {
  readonly problems: readonly Problem[];
  readonly changes: readonly Change[];
  /** The changes that a name on a page refers to. */
  readonly mentioned: ReadonlySet<Change>;
  /** The number of facts of the documented releases that were compared. */
  readonly facts: number;
}

/** The library that a page belongs to. */
export type LibraryOf = (page: string) => string | undefined;

/** Compares the recorded releases with others, and finds what pages say that is no longer true. */
export async function findDrift(
  pages: readonly string[],
  before: Recorded,
  {libraries, recorded: after}: Other,
  libraryOf: LibraryOf,
  folder = '.cache/samples',
): Promise<Drift> {
  const old = new Map(libraries.map((library) => [library, factsIn(library, before)]));
  const changes = libraries.flatMap((library) =>
    compareFacts(library, old.get(library) ?? [], factsIn(library, after)),
  );
  const facts = [...old.values()].flat();
  if (changes.length === 0) {
    return {problems: [], changes, mentioned: new Set(), facts: facts.length};
  }
  const blocks = pages.flatMap((page) => readBlocks(page));
  const present = await checkAll(pages, blocks, before, `${folder}/analysis`);
  const other = await checkAll(pages, blocks, after, `${folder}/drift`);
  const was = new Set(present.problems.map(keyOf));
  const broken = other.problems.filter((one) => !was.has(keyOf(one)));
  const codes = pages.flatMap((page) => readInline(page));
  const mentions = [
    ...changedInSamples(present.analysis.names, changes),
    ...changedInSentences(codes, facts, (page) => old.get(libraryOf(page) ?? '') ?? [], changes),
  ];
  // A message that the checks already report is the better one.
  const isTold = ({page, line, change}: Mention) => {
    const [, last = ''] = /(\w+)\W*$/.exec(change.name) ?? [];
    return broken.some((one) => {
      return one.page === page && one.line === line && one.message.includes(last);
    });
  };
  const problems = [
    ...broken,
    ...joinMentions(mentions.filter((one) => !isTold(one))),
    ...pages.flatMap((page) => removedExplanations(page, changes)),
  ].map(({page, line, kind, message}) => ({page, line, kind, message}));
  return {
    problems: [...new Map(problems.map((one) => [keyOf(one), one])).values()].sort(inOrder),
    changes,
    mentioned: new Set(mentions.map(({change}) => change)),
    facts: facts.length,
  };
}

function factsIn(library: string, {apis, services}: Recorded): Fact[] {
  const api = apis.find((one) => one.library === library);
  const brought = services.find((one) => one.library === library);
  return api === undefined ? [] : factsOf(api, brought);
}

async function checkAll(
  pages: readonly string[],
  blocks: readonly Block[],
  recorded: Recorded,
  folder: string,
): Promise<{problems: Problem[]; analysis: Analysis}> {
  const {apis, thirdParty} = recorded;
  const facts = {
    family: apis.flatMap(({classes}) => classes),
    thirdParty: thirdParty.flatMap(({classes}) => classes),
  };
  const analysis = await analyzeSamples(blocks, facts, path.resolve(folder));
  const texts = await checkTexts(pages, blocks, recorded);
  const ofPhp = analysis.problems.map((one) => {
    return {...one, message: withNearestName(one.message, facts)};
  });
  return {problems: judgeMarks([...ofPhp, ...texts.problems], blocks), analysis};
}

function removedExplanations(page: string, changes: readonly Change[]): Problem[] {
  const gone = changes.filter(({kind, after}) => kind === 'class' && after === undefined);
  return readExplains(page, readFileSync(page, 'utf8'))
    .filter(({name}) => gone.some((one) => one.name === name))
    .map(({name, line}) => {
      return {page, line, kind: 'front matter', message: `explains: class ${name} was removed`};
    });
}

function keyOf({page, line, kind, message}: Problem): string {
  return JSON.stringify([page, line, kind, message]);
}

function inOrder(one: Problem, other: Problem): number {
  return one.page === other.page ? one.line - other.line : one.page < other.page ? -1 : 1;
}
