import {type Operator, type Ranges, compared, everything, intersect, unite} from './ranges';
import {isStable, normalizeVersion, suffix} from './versions';

const version = String.raw`v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.(\d+))?(?:${suffix}|\.([xX*][.-]?dev))(?:\+\S+)?`;
const anyVersion = /^(v)?[xX*](\.[xX*])*$/i;
const tilde = new RegExp(`^~${version}$`, 'i');
const caret = new RegExp(String.raw`^\^${version}$`, 'i');
const wildcard = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.[xX*])+$/;
const hyphen = new RegExp(`^(${version}) +- +(${version})$`, 'i');
const comparison = /^(<>|!=|>=?|<=?|==?)?\s*(.*)/;
// A comma or spaces between two constraints, not those after an operator, around " - " and around "as".
const and = /(?<!^|as|[=>< ,]) *(?<!-)[, ](?!-) *(?!,|as|$)/;

/**
 * The versions that a Composer constraint such as `^6.4 || ~7.1.0` allows.
 *
 * @throws Error for a text that is not a constraint.
 */
export function parseConstraint(text: string): Ranges {
  return text
    .trim()
    .split(/\s*\|\|?\s*/)
    .map((group) => group.split(and).map(parsePart).reduce(intersect))
    .reduce(unite);
}

type Found = readonly (string | undefined)[];

function parsePart(text: string): Ranges {
  const plain = text.replace(/^([^,\s]+) +as +[^,\s]+$/, '$1');
  const [, flagged, flag] = /^([^,\s]*?)@(stable|RC|beta|alpha|dev)$/i.exec(plain) ?? [];
  const named = flagged === undefined ? plain : flagged || '*';
  const part = named.replace(/^(dev-[^,\s@]+?|[^,\s@]+?\.x-dev)#.+$/i, '$1');
  const all = anyVersion.exec(part);
  if (all !== null) {
    return all[1] === undefined && all[2] === undefined
      ? everything
      : compared('>=', '0.0.0.0-dev');
  }
  return (
    parseTilde(part) ??
    parseCaret(part) ??
    parseWildcard(part) ??
    parseHyphen(part) ??
    parseComparison(part, flag === 'stable' ? undefined : flag)
  );
}

function between(from: string, before: string): Ranges {
  return intersect(compared('>=', from), compared('<', before));
}

/** The last number of a version that is given: 1 for "3", 3 for "3.0.1". */
function precision([, , minor, patch, build]: Found): number {
  return build !== undefined ? 4 : patch !== undefined ? 3 : minor !== undefined ? 2 : 1;
}

/** The first version after all those that share the numbers up to a position. */
function after(numbers: Found, position: number): string {
  return `${padded(numbers, position, 1)}-dev`;
}

function padded([, ...numbers]: Found, position: number, more = 0): string {
  return [1, 2, 3, 4]
    .map((at) => {
      const number = numbers[at - 1] ?? '0';
      return at > position ? '0' : at === position ? String(Number(number) + more) : number;
    })
    .join('.');
}

/** Without a written stability, a range begins with the first development version. */
function lowerEnd(text: string, [, , , , , name, , dev, branch]: Found): string {
  const isPlain = [name, dev, branch].every((part) => part === undefined || part === '');
  return normalizeVersion(isPlain ? `${text}-dev` : text);
}

function parseTilde(text: string): Ranges | undefined {
  const found = tilde.exec(text);
  if (found === null) {
    return undefined;
  }
  const position = precision(found) + (found[8] === undefined ? 0 : 1);
  return between(lowerEnd(text.slice(1), found), after(found, Math.max(1, position - 1)));
}

function parseCaret(text: string): Ranges | undefined {
  const found = caret.exec(text);
  if (found === null) {
    return undefined;
  }
  const [, major, minor, patch] = found;
  const position =
    major !== '0' || minor === undefined ? 1 : minor !== '0' || patch === undefined ? 2 : 3;
  return between(lowerEnd(text.slice(1), found), after(found, position));
}

function parseWildcard(text: string): Ranges | undefined {
  const found = wildcard.exec(text);
  if (found === null) {
    return undefined;
  }
  const position = precision(found.slice(0, 4));
  const from = `${padded(found, position)}-dev`;
  const before = after(found, position);
  return from === '0.0.0.0-dev' ? compared('<', before) : between(from, before);
}

const groupsOfVersion = 9;

function parseHyphen(text: string): Ranges | undefined {
  const found = hyphen.exec(text);
  if (found === null) {
    return undefined;
  }
  const low = found.slice(1, 1 + groupsOfVersion);
  const high = found.slice(1 + groupsOfVersion);
  const [from = '', , , , , name, , dev, branch] = low;
  const isPlain = [name, dev, branch].every((part) => part === undefined || part === '');
  const start = compared('>=', normalizeVersion(from) + (isPlain ? '-dev' : ''));
  const to = normalizeVersion(high[0] ?? '');
  const [, , minor, patch, , highName, , highDev, highBranch] = high;
  const isWhole = minor !== undefined && patch !== undefined;
  const isExact = isWhole || [highName, highDev, highBranch].some((part) => part !== undefined);
  const end = isExact
    ? compared('<=', to)
    : compared('<', after(high, minor === undefined ? 1 : 2));
  return intersect(start, end);
}

function isOperator(text: string): text is Operator {
  return ['==', '!=', '<', '<=', '>', '>='].includes(text);
}

function parseComparison(text: string, flag: string | undefined): Ranges {
  const [, written = '=', given = ''] = comparison.exec(text) ?? [];
  const operator = written === '=' ? '==' : written === '<>' ? '!=' : written;
  const normalized = normalizeCompared(given);
  if (!isOperator(operator)) {
    throw new Error(`"${text}" is not a constraint.`);
  }
  if (operator !== '==' && flag !== undefined && isStable(normalized)) {
    return compared(operator, `${normalized}-${flag}`);
  }
  const isPlain = !new RegExp(`-${suffix}$`, 'i').test(given) && !given.startsWith('dev-');
  const bounds = operator === '<' || operator === '>=';
  return compared(operator, bounds && isPlain ? `${normalized}-dev` : normalized);
}

/** A version after an operator; a branch may have its "dev" at the end. */
function normalizeCompared(given: string): string {
  try {
    return normalizeVersion(given);
  } catch (error) {
    if (/^[0-9a-zA-Z-./]+-dev$/.test(given)) {
      return normalizeVersion(`dev-${given.slice(0, -4)}`);
    }
    throw error;
  }
}
