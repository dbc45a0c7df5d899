import type {AnalyzedSetUp} from '../php/analyzedSetUps';
import type {Problem} from '../problem';

/** What the samples of pages take from the files around them, and what no reader can have of it. */
export interface SetUpCheck {
  readonly problems: readonly Problem[];
  /** The setups that pages show. */
  readonly shown: readonly AnalyzedSetUp[];
  /** How many variables were looked at. */
  readonly looked: number;
}

/** Checks that readers can have what samples use: from the page, or from its setup. */
export function checkSetUps(setUps: readonly AnalyzedSetUp[]): SetUpCheck {
  const shown = setUps.filter(({before}) => before !== undefined);
  return {
    problems: [...new Map(shown.flatMap(({refused}) => refused).map(keyed)).values()],
    shown,
    looked: setUps.reduce((sum, one) => sum + one.looked, 0),
  };
}

/** Several pages find the same fault in a file that they share. */
function keyed(problem: Problem): [string, Problem] {
  return [JSON.stringify(problem), problem];
}
