import type {Grade} from './generations';

/** A query, the pages that it has found, best first, and those that answer it. */
export interface AnsweredQuery {
  readonly query: string;
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

/** The figures of queries; one that no page answers counts as a miss. */
export function figuresOf(answers: readonly AnsweredQuery[]): Figures {
  const mean = (value: (answer: AnsweredQuery) => number) =>
    answers.reduce((sum, answer) => sum + value(answer), 0) / Math.max(1, answers.length);
  return {
    queries: answers.length,
    intendedFirst: mean(({found, grade}) => (grade.intended.includes(found[0] ?? '') ? 1 : 0)),
    acceptableFirst: mean((answer) => (isAnswered(answer) ? 1 : 0)),
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
export function figuresByKind(answers: readonly AnsweredQuery[]): [kind: string, Figures][] {
  const kinds = [...new Set(answers.map(({kind}) => kind))].sort();
  return kinds.map((kind) => [kind, figuresOf(answers.filter((one) => one.kind === kind))]);
}

/** The queries whose first page is neither an intended nor an acceptable one. */
export function misses(answers: readonly AnsweredQuery[]): AnsweredQuery[] {
  return answers.filter((answer) => !isAnswered(answer));
}

/** The queries whose first page is neither, one a line, with what was found and expected. */
export function describeMisses(answers: readonly AnsweredQuery[]): string[] {
  return misses(answers).map(({query, found, grade: {intended, acceptable}}) => {
    const good = [...intended, ...acceptable].join(' or ');
    return `"${query}": ${found[0] ?? 'nothing'}, not ${good}`;
  });
}

function isAnswered({found: [first], grade}: AnsweredQuery): boolean {
  return isGood(grade, first);
}

function isGood({intended, acceptable}: Grade, route: string | undefined): boolean {
  return route !== undefined && (intended.includes(route) || acceptable.includes(route));
}
