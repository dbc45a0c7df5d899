// What composer/semver does with versions; semver.test.ts compares the answers with those that it gave.
import {memoize} from '../../../shared/functions/memoize';

/** The suffix of a version, after its numbers: stability, its number, and "dev". */
export const suffix = String.raw`[._-]?(?:(stable|beta|b|RC|alpha|a|patch|pl|p)((?:[.-]?\d+)*)?)?([.-]?dev)?`;

const stability = '@(?:stable|RC|beta|alpha|dev)$';
const numbered = new RegExp(String.raw`^v?(\d{1,5})(\.\d+)?(\.\d+)?(\.\d+)?${suffix}$`, 'i');
const dated = new RegExp(
  String.raw`^v?(\d{4}(?:[.:-]?\d{2}){1,6}(?:[.:-]?\d{1,3}){0,2})${suffix}$`,
  'i',
);
const branch = /^v?(\d+)(\.(?:\d+|[xX*]))?(\.(?:\d+|[xX*]))?(\.(?:\d+|[xX*]))?$/i;
const longNames: Readonly<Record<string, string>> = {
  a: 'alpha',
  b: 'beta',
  p: 'patch',
  pl: 'patch',
  rc: 'RC',
};

/**
 * The form of a version in which Composer compares it: "1.2.0.0-beta1" for "v1.2-b1".
 *
 * @throws Error for a text that is not a version.
 */
export function normalizeVersion(text: string): string {
  const version = text
    .trim()
    .replace(/^([^,\s]+) +as +[^,\s]+$/, '$1')
    .replace(new RegExp(stability, 'i'), '')
    .replace(/^(?=(?:master|trunk|default)$)/, 'dev-');
  if (/^dev-/i.test(version)) {
    return `dev-${version.slice(4)}`;
  }
  const plain = version.replace(/^([^,\s+]+)\+\S+$/, '$1');
  const normalized = normalizeNumbers(plain) ?? normalizeBranch(plain);
  if (normalized === undefined) {
    throw new Error(`"${text}" is not a version.`);
  }
  return normalized;
}

function normalizeNumbers(version: string): string | undefined {
  const found = numbered.exec(version);
  if (found !== null) {
    const [, major = '', minor = '.0', patch = '.0', build = '.0', ...end] = found;
    return major + minor + patch + build + normalizeSuffix(end);
  }
  const date = dated.exec(version);
  if (date !== null) {
    const [, numbers = '', ...end] = date;
    return numbers.replace(/\D/g, '.') + normalizeSuffix(end);
  }
  return undefined;
}

function normalizeSuffix([name = '', number = '', dev = '']: readonly (
  string | undefined
)[]): string {
  if (name === 'stable') {
    return '';
  }
  const short = name.toLowerCase();
  const long = name === '' ? '' : `-${longNames[short] ?? short}${number.replace(/^[.-]+/, '')}`;
  return long + (dev === '' ? '' : '-dev');
}

/** "2.1.9999999.9999999-dev" for `2.1.x-dev`. */
function normalizeBranch(version: string): string | undefined {
  const [, name] = /^(.*?)[.-]?dev$/i.exec(version) ?? [];
  const found = branch.exec((name ?? '').trim());
  if (found === null) {
    return undefined;
  }
  const [, ...parts] = found;
  const numbers = parts.map((part?: string) => (part ?? '.x').replace(/[xX*]/g, '9999999'));
  return `${numbers.join('')}-dev`;
}

/** Whether a normalized version is a branch such as `dev-main`, which has no order. */
export function isBranch(version: string): boolean {
  return version.startsWith('dev-');
}

/** Whether a normalized version is a stable release. */
export function isStable(version: string): boolean {
  return !isBranch(version) && !/-(?:alpha|beta|RC|dev)|-dev$/i.test(version);
}

const forms = [
  ['dev', 0],
  ['a', 1],
  ['b', 2],
  ['RC', 3],
  ['rc', 3],
  ['#', 4],
  ['p', 5],
] as const;
const numberForm = 4;

/** The order of two normalized versions, as PHP's `version_compare` sees it: negative, zero or positive. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const difference = compareParts(a[index] ?? '', b[index] ?? '');
    if (difference !== 0) {
      return difference;
    }
  }
  if (a.length === b.length) {
    return 0;
  }
  return a.length > b.length ? rest(a[b.length] ?? '') : -rest(b[a.length] ?? '');
}

/** A number makes a version that is otherwise equal higher, a name such as "beta" lower. */
function rest(part: string): number {
  return isNumber(part) ? 1 : formOf(part) - numberForm;
}

function compareParts(a: string, b: string): number {
  if (isNumber(a) && isNumber(b)) {
    return Number(a) - Number(b);
  }
  return (isNumber(a) ? numberForm : formOf(a)) - (isNumber(b) ? numberForm : formOf(b));
}

function isNumber(part: string): boolean {
  return /^\d/.test(part);
}

function formOf(part: string): number {
  return forms.find(([name]) => part.startsWith(name))?.[1] ?? -1;
}

const partsOf = memoize((version: string): readonly string[] =>
  version
    .replace(/(?<=\d)(?=[^\d.])|(?<=[^\d.])(?=\d)/g, '.')
    .split(/[^a-z0-9]+/i)
    .filter((part, index) => part !== '' || index === 0),
);
