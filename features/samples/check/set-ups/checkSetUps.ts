import type {AnalyzedSetUp} from '../php/analyzeSamples';
import type {Problem} from '../problem';
import unconvertedPages from './unconverted.json';

/** What the samples of pages take from the files around them, and what no reader can have of it. */
export interface SetUpCheck {
  readonly problems: readonly Problem[];
  /** The setups that pages show. */
  readonly shown: readonly AnalyzedSetUp[];
  /** The pages whose samples cannot be run yet. */
  readonly unconverted: number;
  /** How many variables were looked at. */
  readonly looked: number;
}

/**
 * Checks that readers can have what samples use: from the page, or from its setup. Pages in `unconverted.json`
 * show no setup and are left alone until they leave that list.
 */
export function checkSetUps(
  setUps: readonly AnalyzedSetUp[],
  unconverted: readonly string[] = unconvertedPages,
): SetUpCheck {
  const listed = new Set(unconverted);
  const needed = setUps.filter(({before}) => before !== undefined);
  const waiting = needed.filter(({page}) => listed.has(page));
  const others = needed.filter(({page}) => !listed.has(page));
  const looked = new Set(setUps.map(({page}) => page));
  const superfluous = unconverted
    .filter((page) => looked.has(page) && !waiting.some((one) => one.page === page))
    .map((page) => ({
      page,
      line: 1,
      kind: 'set-up',
      message: 'needs no setup: remove it from features/samples/check/set-ups/unconverted.json.',
    }));
  return {
    problems: [
      ...new Map(others.flatMap(({refused}) => refused).map(keyed)).values(),
      ...superfluous,
    ],
    shown: others,
    unconverted: waiting.length,
    looked: setUps.reduce((sum, one) => sum + one.looked, 0),
  };
}

/** Several pages find the same fault in a file that they share. */
function keyed(problem: Problem): [string, Problem] {
  return [JSON.stringify(problem), problem];
}
