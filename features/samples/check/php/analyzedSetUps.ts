import type {Block} from '../../parse/readBlocks';
import type {TypedName} from '../../schema/sampleTypes';
import type {Problem} from '../problem';
import type {NameAround} from './findNames';
import {type NumberedBlocks, lineOf} from './numberBlocks';
import {toUtf16} from './offsets';
import type {PreparedSetUp} from './prepared';

/** What the samples of a page take from the files around them. */
export interface AnalyzedSetUp {
  readonly page: string;
  /** What a reader is shown; empty when the samples use no variable or function of the setups. */
  readonly code: string;
  /** The variables that the samples take from it. */
  readonly variables: readonly string[];
  /** The names in the code. */
  readonly names: readonly TypedName[];
  /** The blocks that use variables or functions of the code. */
  readonly blocks: readonly Block[];
  /** The block before which the reader needs it; none when the page needs nothing. */
  readonly before: Block | undefined;
  /** Full name of a class that the page needs and does not show, with its path as a title gives it. */
  readonly classes: ReadonlyMap<string, string>;
  /** Full names of the classes that the setup uses and the page shows. */
  readonly classesOnPage: readonly string[];
  /** What no reader can have. */
  readonly refused: readonly Problem[];
  /** How many variables were looked at. */
  readonly looked: number;
}

/** The setup of each page, with blocks in the order of the page, and with the names that were found around pages. */
export function analyzedSetUps(
  {pages, byId}: NumberedBlocks,
  prepared: readonly PreparedSetUp[],
  around: ReadonlyMap<number, readonly NameAround[]>,
): AnalyzedSetUp[] {
  const blocksOf = (ids: readonly string[]) =>
    ids.flatMap((id) => byId.get(id) ?? []).sort((a, b) => a.line - b.line);
  return pages.flatMap(({page}, index) => {
    const setUp = prepared[index];
    if (setUp === undefined) {
      return [];
    }
    const {code, variables, classesOnPage, looked} = setUp;
    return {
      page,
      code,
      variables,
      names: namesIn(setUp, around.get(index) ?? []),
      blocks: blocksOf(setUp.blocks),
      before: blocksOf(setUp.first)[0],
      classes: new Map(Object.entries(setUp.classes)),
      classesOnPage,
      refused: setUp.refused.map(({block, line, message}) => {
        return {...lineOf(byId, block, line - 1), kind: 'set-up', message};
      }),
      looked,
    };
  });
}

/** The names in the shown part of the setups, at their place in it. */
function namesIn({code, map}: PreparedSetUp, found: readonly NameAround[]): TypedName[] {
  const names = new Map<number, TypedName>();
  for (const [file, from, to, entry] of found) {
    for (const [at, length, source, start] of map) {
      if (source === file && start <= from && to <= start + length) {
        const begin = toUtf16(code, at + from - start);
        const end = toUtf16(code, at + to - start);
        names.set(begin, {start: begin, length: end - begin, entry});
      }
    }
  }
  return [...names.values()];
}
