/** A name in a sample: where it starts, and the class or member that it is. */
export interface UsedName {
  readonly start: number;
  readonly name: string;
}

/**
 * Where a sample uses a class first. Its name comes before calls of its members; an import, another name that an import
 * gives it, and a line that a diff removes count only if nothing else does.
 *
 * @throws Error without names.
 */
export function firstUse(source: string, className: string, used: readonly UsedName[]): number {
  const short = className.slice(className.lastIndexOf('\\') + 1);
  const isAtName = new RegExp(`(?:\\w*\\\\)*${short}(?!\\w)`, 'y');
  const rank = ({start, name}: UsedName): number => {
    const line = source.slice(source.lastIndexOf('\n', start - 1) + 1);
    if (/^-(?!>)/.test(line)) {
      return 4;
    }
    // A trait is used in the body of a class, which is indented.
    if (/^[+ ]?use\s/.test(line)) {
      return 2;
    }
    isAtName.lastIndex = start;
    return name !== className ? 1 : isAtName.test(source) ? 0 : 3;
  };
  const [first, ...others] = used;
  if (first === undefined) {
    throw new Error(`The sample does not use ${className}:\n${source}`);
  }
  return others.reduce((best, one) => {
    const difference = rank(one) - rank(best);
    return difference < 0 || (difference === 0 && one.start < best.start) ? one : best;
  }, first).start;
}
