import type {Library, Need} from './packages';

/** The names of all requirements, the decisive ones first. */
export const needNames = [
  'PHP',
  'Symfony',
  'API Platform',
  'Doctrine ORM',
  'Flysystem',
  'Doctrine Collections',
  'Doctrine DBAL',
] as const;

export type NeedName = (typeof needNames)[number];

const mostShown = 3;

/** A library's requirement of a name; `undefined` if it has none. */
export function needOf({needs}: Library, name: NeedName): Need | undefined {
  return needs.find((need) => need.name === name);
}

/** The requirements to show where there is little room: the decisive ones, three at most. */
export function mainNeeds(library: Library): {readonly name: NeedName; readonly text: string}[] {
  return needNames
    .flatMap((name) => {
      const need = needOf(library, name);
      const label = name.replace(/^Doctrine (?!ORM)/, '');
      return need === undefined ? [] : [{name, text: `${label} ${shortRange(need)}`}];
    })
    .slice(0, mostShown);
}

/** The short form of a range: `8.2+`, `6.4–8`, `2`, `3.16–3.x`. */
export function shortRange({name, range}: Need): string {
  const {lowest, last} = boundsOf(range);
  const first = lowest.replace(/(\.0)+$/, '');
  if (last === undefined || (name === 'PHP' && lowest.startsWith(`${last}.`))) {
    return `${first}+`;
  }
  if (first === last) {
    return first;
  }
  return lowest.startsWith(`${last}.`) ? `${first}–${last}.x` : `${first}–${last}`;
}

/** Whether a range such as `6.4 to 8.x` includes releases of a major version. */
export function includesMajor(range: string, major: number): boolean {
  const {lowest, last} = boundsOf(range);
  return Number.parseInt(lowest, 10) <= major && (last === undefined || major <= Number(last));
}

function boundsOf(range: string): {readonly lowest: string; readonly last?: string} {
  const match = /^(\d[\d.]*) (?:or newer|to (\d+)\.x)$/.exec(range);
  const [, lowest, last] = match ?? [];
  if (lowest === undefined) {
    throw new Error(`The range "${range}" in generated/packages.json is not of a known form.`);
  }
  return last === undefined ? {lowest} : {lowest, last};
}
