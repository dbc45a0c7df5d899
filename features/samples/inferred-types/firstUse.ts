/** A name in a sample: where it starts, and the class or member that it is. */
export interface UsedName {
  readonly start: number;
  readonly name: string;
}

/**
 * Where a sample uses a class or `Vendor\Class::member` first. Its name comes before members of the class and parameters
 * of the member; an import, another name that an import gives it, and a line that a diff removes count only if nothing
 * else does.
 *
 * @throws Error without names.
 */
export function firstUse(source: string, symbol: string, used: readonly UsedName[]): number {
  const written = symbol.replace(/^.*(?:\\|::\$?)/, '');
  const isAtName = new RegExp(`(?:\\w*\\\\)*\\$?${written}(?!\\w)`, 'y');
  const rank = ({start, name}: UsedName): number => {
    if (/^-(?!>)/.test(fromLineOf(source, start))) {
      return 4;
    }
    if (isImport(source, start)) {
      return 2;
    }
    isAtName.lastIndex = start;
    return name !== symbol ? 1 : isAtName.test(source) ? 0 : 3;
  };
  const [first, ...others] = used;
  if (first === undefined) {
    throw new Error(`The sample does not use ${symbol}:\n${source}`);
  }
  return others.reduce((best, one) => {
    const difference = rank(one) - rank(best);
    return difference < 0 || (difference === 0 && one.start < best.start) ? one : best;
  }, first).start;
}

/** Whether a name in a sample is in a line that imports it. */
export function isImport(source: string, start: number): boolean {
  // A trait is used in the body of a class, which is indented.
  return /^[+ ]?use\s/.test(fromLineOf(source, start));
}

/** The sample from the line of a place on. */
function fromLineOf(source: string, start: number): string {
  return source.slice(source.lastIndexOf('\n', start - 1) + 1);
}
