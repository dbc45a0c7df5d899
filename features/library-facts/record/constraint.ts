/** One alternative of a Composer constraint: its lowest version, and whether later majors are allowed. */
export interface Alternative {
  readonly major: number;
  readonly lowest: string;
  readonly open: boolean;
}

/**
 * Reads a Composer constraint such as `^6.4 || ^7.0`, `>=8.2` or `7.0.0 - 7.0.8`.
 *
 * @throws Error for a form that no package of the family uses.
 */
export function parseConstraint(constraint: string): Alternative[] {
  return constraint.split(/\s*\|\|?\s*/).map((part) => {
    const match = /^(\^|~|>=|=)?\s*v?(\d+)((?:\.\d+)*)(?:\.\*)?(?:\s+-\s+[\d.]+)?$/.exec(
      part.trim(),
    );
    if (match === null) {
      throw new Error(`Composer constraint "${constraint}": "${part}" is not of a known form.`);
    }
    const [, sign = '', major = '', rest = ''] = match;
    return {major: Number(major), lowest: major + rest, open: sign === '>='};
  });
}

/** The range of a constraint in words: `8.2 or newer`, `6.4 to 8.x`. */
export function rangeOf(alternatives: readonly Alternative[]): string {
  const sorted = [...alternatives].sort((a, b) => a.major - b.major);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) {
    throw new Error('A constraint has at least one alternative.');
  }
  return last.open ? `${first.lowest} or newer` : `${first.lowest} to ${last.major}.x`;
}

/** Compares two versions by their numbers: negative, zero or positive. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let i = 0; i < 3; i += 1) {
    const difference = (left?.[i] ?? 0) - (right?.[i] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}
