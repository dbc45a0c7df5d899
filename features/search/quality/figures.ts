import type {Grade} from './generations';

/** The pages that a query has found, best first, and its grade. */
export interface GradedAnswer {
  readonly kind: string;
  readonly found: readonly string[];
  readonly grade: Grade;
}

/** How well queries were answered; shares from 0 to 1. */
export interface Figures {
  readonly queries: number;
  /** Share whose first page is an intended one. */
  readonly intendedFirst: number;
  /** Share whose first page is intended or acceptable. */
  readonly acceptableFirst: number;
  /** Share with an intended or acceptable page among the first five. */
  readonly firstFive: number;
  /** Mean of one by the place of the first intended page, among the first ten. */
  readonly mrr: number;
  /** Number of queries without any result. */
  readonly none: number;
}

/** The figures of graded answers; a query that no page answers counts as a miss. */
export function figuresOf(answers: readonly GradedAnswer[]): Figures {
  const mean = (value: (answer: GradedAnswer) => number) =>
    answers.reduce((sum, answer) => sum + value(answer), 0) / Math.max(1, answers.length);
  const isGood = ({intended, acceptable}: Grade, route: string | undefined) =>
    route !== undefined && (intended.includes(route) || acceptable.includes(route));
  return {
    queries: answers.length,
    intendedFirst: mean(({found, grade}) => (grade.intended.includes(found[0] ?? '') ? 1 : 0)),
    acceptableFirst: mean(({found, grade}) => (isGood(grade, found[0]) ? 1 : 0)),
    firstFive: mean(({found, grade}) =>
      found.slice(0, 5).some((route) => isGood(grade, route)) ? 1 : 0,
    ),
    mrr: mean(({found, grade}) => {
      const place = found.slice(0, 10).findIndex((route) => grade.intended.includes(route));
      return place === -1 ? 0 : 1 / (place + 1);
    }),
    none: answers.filter(({found}) => found.length === 0).length,
  };
}

/** The figures of each kind, in alphabetical order. */
export function figuresByKind(answers: readonly GradedAnswer[]): [kind: string, Figures][] {
  const kinds = [...new Set(answers.map(({kind}) => kind))].sort();
  return kinds.map((kind) => [kind, figuresOf(answers.filter((one) => one.kind === kind))]);
}
