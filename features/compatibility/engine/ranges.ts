import {compareVersions, isBranch, isStable} from './versions';

/** The versions from one to another; without an upper end, all later ones. */
export interface Interval {
  readonly from: string;
  readonly includesFrom: boolean;
  readonly to?: string;
  readonly includesTo: boolean;
}

/** The versions that a constraint allows. */
export interface Ranges {
  /** Sorted, without overlap. */
  readonly intervals: readonly Interval[];
  /** Branches such as `dev-main`: these only, or all but these. */
  readonly branches: {readonly allBut: boolean; readonly names: readonly string[]};
}

/** A comparison with a normalized version. */
export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=';

const lowest = '0.0.0.0-dev';
const everyNumber: Interval = {from: lowest, includesFrom: true, includesTo: false};
const noBranch: Ranges['branches'] = {allBut: false, names: []};
const everyBranch: Ranges['branches'] = {allBut: true, names: []};

/** All versions and all branches. */
export const everything: Ranges = {intervals: [everyNumber], branches: everyBranch};

/** The versions that are so compared with a normalized version. */
export function compared(operator: Operator, version: string): Ranges {
  if (isBranch(version)) {
    return comparedWithBranch(operator, version);
  }
  const below = (includesTo: boolean): Interval => ({...everyNumber, to: version, includesTo});
  const above = (includesFrom: boolean): Interval => ({
    from: version,
    includesFrom,
    includesTo: false,
  });
  switch (operator) {
    case '==':
      return only([{from: version, includesFrom: true, to: version, includesTo: true}]);
    case '!=':
      return {...only([below(false), above(false)]), branches: everyBranch};
    case '<':
    case '<=':
      return only([below(operator === '<=')]);
    case '>':
    case '>=':
      return only([above(operator === '>=')]);
  }
}

/** Branches have no order, so a comparison by it allows nothing. */
function comparedWithBranch(operator: Operator, version: string): Ranges {
  if (operator === '!=') {
    return {intervals: [everyNumber], branches: {allBut: true, names: [version]}};
  }
  return {intervals: [], branches: {allBut: false, names: operator === '==' ? [version] : []}};
}

function only(intervals: readonly Interval[]): Ranges {
  return {intervals: intervals.filter(holdsAny), branches: noBranch};
}

function holdsAny({from, includesFrom, to, includesTo}: Interval): boolean {
  const order = to === undefined ? -1 : compareVersions(from, to);
  return order < 0 || (order === 0 && includesFrom && includesTo);
}

/** The versions that both allow. */
export function intersect(a: Ranges, b: Ranges): Ranges {
  const intervals = a.intervals.flatMap((one) =>
    b.intervals.map((other) => ({...later(one, other), ...earlier(one, other)})).filter(holdsAny),
  );
  return {intervals, branches: commonBranches(a.branches, b.branches)};
}

type Start = Pick<Interval, 'from' | 'includesFrom'>;
type End = Pick<Interval, 'to' | 'includesTo'>;

function later(a: Interval, b: Interval): Start {
  const order = compareVersions(a.from, b.from);
  const {from, includesFrom} = order > 0 || (order === 0 && !a.includesFrom) ? a : b;
  return {from, includesFrom};
}

function earlier(a: Interval, b: Interval): End {
  return endsAfter(a, b) ? endOf(b) : endOf(a);
}

function endOf({to, includesTo}: Interval): End {
  return to === undefined ? {includesTo} : {to, includesTo};
}

function endsAfter(a: Interval, b: Interval): boolean {
  if (a.to === undefined || b.to === undefined) {
    return a.to === undefined;
  }
  const order = compareVersions(a.to, b.to);
  return order > 0 || (order === 0 && a.includesTo);
}

function commonBranches(a: Ranges['branches'], b: Ranges['branches']): Ranges['branches'] {
  if (a.allBut && b.allBut) {
    return {allBut: true, names: [...new Set([...a.names, ...b.names])]};
  }
  const [named, other] = a.allBut ? [b, a] : [a, b];
  return {
    allBut: false,
    names: named.names.filter((name) => other.names.includes(name) !== other.allBut),
  };
}

/** The versions that at least one allows. */
export function unite(a: Ranges, b: Ranges): Ranges {
  const sorted = [...a.intervals, ...b.intervals].sort(
    (one, other) =>
      compareVersions(one.from, other.from) ||
      Number(other.includesFrom) - Number(one.includesFrom),
  );
  const merged: Interval[] = [];
  for (const next of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && touches(last, next)) {
      const {from, includesFrom} = last;
      merged.splice(-1, 1, {
        from,
        includesFrom,
        ...(endsAfter(last, next) ? endOf(last) : endOf(next)),
      });
    } else {
      merged.push(next);
    }
  }
  return {intervals: merged, branches: allBranches(a.branches, b.branches)};
}

/** Whether nothing is between the end of an interval and the start of a later one. */
function touches(last: Interval, next: Interval): boolean {
  const order = last.to === undefined ? 1 : compareVersions(last.to, next.from);
  return order > 0 || (order === 0 && (last.includesTo || next.includesFrom));
}

function allBranches(a: Ranges['branches'], b: Ranges['branches']): Ranges['branches'] {
  if (!a.allBut && !b.allBut) {
    return {allBut: false, names: [...new Set([...a.names, ...b.names])]};
  }
  const [excluding, other] = a.allBut ? [a, b] : [b, a];
  return {
    allBut: true,
    names: excluding.names.filter((name) => other.names.includes(name) === other.allBut),
  };
}

/** The versions that are not allowed. */
export function complement({intervals, branches: {allBut, names}}: Ranges): Ranges {
  const outside = intervals.map(({from, includesFrom, to, includesTo}) => {
    const below = compared(includesFrom ? '<' : '<=', from);
    return to === undefined ? below : unite(below, compared(includesTo ? '>' : '>=', to));
  });
  const {intervals: others} = outside.reduce(intersect, only([everyNumber]));
  return {intervals: others, branches: {allBut: !allBut, names}};
}

/** Whether nothing is allowed. */
export function isEmpty({intervals, branches}: Ranges): boolean {
  return intervals.length === 0 && !branches.allBut && branches.names.length === 0;
}

const answers = new WeakMap<Ranges, Map<string, boolean>>();

/** Whether a normalized version is allowed. A search compares the same again and again, so answers are kept. */
export function includes(ranges: Ranges, version: string): boolean {
  const known = answers.get(ranges) ?? new Map<string, boolean>();
  answers.set(ranges, known);
  const before = known.get(version);
  if (before !== undefined) {
    return before;
  }
  const answer = !isEmpty(intersect(ranges, compared('==', version)));
  known.set(version, answer);
  return answer;
}

/** The lowest stable version with which an interval can begin; it may be after the end. */
export function lowestStable({from, includesFrom}: Interval): string {
  const numbers = from.replace(/-.*$/, '');
  const isExcluded = isStable(from) && !includesFrom;
  return isExcluded ? numbers.replace(/\d+$/, (last) => String(Number(last) + 1)) : numbers;
}

/** Whether a stable release can be within, not in "1.0.0-beta to before 1.0.0"; or the one version that is named. */
export function holdsRelease({intervals}: Ranges): boolean {
  return intervals.some((interval) => {
    const {from, to, includesTo} = interval;
    const order = to === undefined ? -1 : compareVersions(lowestStable(interval), to);
    return order < 0 || (order === 0 && includesTo) || from === to;
  });
}
