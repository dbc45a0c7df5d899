const version = /^v?(\d+)\.(\d+)(?:\.(\d+))?$/;

/** The numbers of the tag of a stable release; undefined for other tags. */
export function numbersOf(tag: string): readonly number[] | undefined {
  const [, ...parts] = version.exec(tag) ?? [];
  return parts.length === 0 ? undefined : parts.map((part) => Number(part || 0));
}

/** The tags of stable releases up to one, from the lowest to the highest version, each version once. */
export function releasesUpTo(tags: readonly string[], last: string): string[] {
  const end = numbersOf(last);
  if (end === undefined) {
    throw new Error(`"${last}" is not the tag of a stable release.`);
  }
  const known = tags.flatMap((tag) => {
    const numbers = numbersOf(tag);
    return numbers === undefined || compare(numbers, end) > 0 ? [] : [{tag, numbers}];
  });
  return known
    .sort((a, b) => compare(a.numbers, b.numbers) || (a.tag < b.tag ? -1 : 1))
    .filter(({numbers}, index, all) => {
      const before = all[index - 1];
      return before === undefined || compare(before.numbers, numbers) !== 0;
    })
    .map(({tag}) => tag);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, part] of a.entries()) {
    const difference = part - (b[index] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}
