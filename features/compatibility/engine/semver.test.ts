import {expect, it} from 'vitest';

import answers from '../../../tests/fixtures/install/semver.json';
import {parseConstraint} from './constraint';
import {type Ranges, includes, intersect, isEmpty} from './ranges';
import {compareVersions, isBranch, normalizeVersion} from './versions';

// What composer/semver itself says; `npm run measure -- install` asks it again.

function attempt<T>(call: () => T): T | null {
  try {
    return call();
  } catch {
    return null;
  }
}

const known = answers.normalized.filter((version) => version !== null);
const parsed = answers.constraints
  .filter((_, index) => answers.valid[index] === '1')
  .map((text): [string, Ranges] => [text, parseConstraint(text)]);

it('normalizes versions like Composer, and rejects the same', () => {
  expect(known.length).toBeGreaterThan(50);
  expect(answers.versions.map((text) => attempt(() => normalizeVersion(text)))).toEqual(
    answers.normalized,
  );
});

it('orders versions like PHP', () => {
  const numeric = known.filter((version) => !isBranch(version));
  const order = (a: string, b: string) => '<=>'[Math.sign(compareVersions(a, b)) + 1];
  expect(numeric.map((a) => numeric.map((b) => order(a, b)).join(''))).toEqual(answers.order);
});

it('rejects the same constraints as Composer', () => {
  const valid = answers.constraints.filter((text) => attempt(() => parseConstraint(text)) !== null);
  expect(parsed.length).toBeGreaterThan(150);
  expect(valid).toEqual(parsed.map(([text]) => text));
});

it('matches thousands of versions and constraints like Composer', () => {
  const different = parsed.flatMap(([text, ranges], row) =>
    known
      .filter((version, at) => includes(ranges, version) !== (answers.allows[row]?.[at] === '1'))
      .map((version) => `${text}: ${version}`),
  );
  expect(parsed.length * known.length).toBeGreaterThan(5000);
  expect(different).toEqual([]);
});

it('finds the same pairs of constraints without a common version as Composer', () => {
  const different = parsed.flatMap(([text, a], row) =>
    parsed
      .filter(([, b], at) => !isEmpty(intersect(a, b)) !== (answers.intersects[row]?.[at] === '1'))
      .map(([other]) => `${text}, ${other}`),
  );
  expect(answers.intersects.join('').match(/0/g)?.length).toBeGreaterThan(1000);
  expect(different).toEqual([]);
});
