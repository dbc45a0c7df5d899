/** A query with the routes that were found, best first, and those that answer it. */
export interface Answered {
  readonly query: string;
  readonly found: readonly string[];
  readonly answers: readonly string[];
}

/** How well the queries were answered; shares from 0 to 1. */
export interface Measures {
  readonly queries: number;
  /** Share of queries whose first page is an answer. */
  readonly successAt1: number;
  /** Share with an answer among the first five pages. */
  readonly successAt5: number;
  /** Mean of one by the place of the first answer, among the first ten pages. */
  readonly mrrAt10: number;
  /** Number of queries without any result. */
  readonly withoutResult: number;
}

/** The measures of search quality over answered queries. */
export function measureAnswers(answered: readonly Answered[]): Measures {
  const places = answered.map(({found, answers}) =>
    found.findIndex((route) => answers.includes(route)),
  );
  const share = (holds: (place: number) => boolean) =>
    places.filter((place) => place >= 0 && holds(place)).length / places.length;
  const reciprocal = places.map((place) => (place >= 0 && place < 10 ? 1 / (place + 1) : 0));
  return {
    queries: answered.length,
    successAt1: share((place) => place === 0),
    successAt5: share((place) => place < 5),
    mrrAt10: reciprocal.reduce((sum, value) => sum + value, 0) / places.length,
    withoutResult: answered.filter(({found}) => found.length === 0).length,
  };
}

/** Queries whose first page is none of the answers, one a line. */
export function missed(answered: readonly Answered[]): string[] {
  return answered
    .filter(({found, answers}) => !answers.includes(found[0] ?? ''))
    .map(
      ({query, found, answers}) =>
        `"${query}": ${found[0] ?? 'nothing'}, not ${answers.join(' or ')}`,
    );
}
