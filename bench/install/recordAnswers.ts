import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {parseAs} from '../../shared/json/parseAs';
import {compactJson} from '../../features/library-facts/record/compactJson';
import {install, run} from '../../features/library-facts/record/php';
import {readRequirements} from '../../features/library-facts/schema/recordedFiles';
import {randomFrom, shuffled} from '../samples/random';

const seed = 20261123;
const folder = path.join(__dirname, 'php');
const fixture = 'tests/fixtures/install/semver.json';

/** Forms that are rare or invalid, and those that composer.json files of applications have. */
const handwritten = {
  versions: [
    ...[
      '1',
      '1.2',
      'v1.2.3',
      '1.2.3.4',
      '1.0.0-beta',
      '1.0.0b2',
      '1.0-RC.1',
      '1.0-rc1',
      '2.0.0-alpha3',
    ],
    ...[
      '1.0.0-patch1',
      '1.0.0p1',
      '1.0.0-pl2',
      '1.0.0-stable',
      '1.0.0+build5',
      '2.1.x-dev',
      '2.x-dev',
    ],
    ...[
      'dev-main',
      'dev-feature/x',
      'master',
      '1.0.0-beta1-dev',
      '20230101',
      '2023.01.01',
      '1.x',
      'x',
    ],
    ...[
      '1.0.0-dev',
      '1.0.0.0',
      '0.0.0',
      '7.0.0-BETA1',
      '8.0.0-RC2',
      '',
      'one',
      '1.0.0@dev',
      '1.0.0-beta.3',
    ],
    ...[
      'dev-main as 1.0.0',
      '1.0.0-foo',
      '01.2.3',
      '3.4.5-alpha1.2',
      '1.0.0-beta10',
      '1.0.0-beta2',
    ],
  ],
  constraints: [
    ...[
      '*',
      'x',
      'v*',
      '*.*',
      '1.*',
      'v1.x',
      '1.2.*',
      '1.2.3.*',
      '0.*',
      '~1',
      '~1.2',
      '~1.2.3',
      '~0.3',
    ],
    ...[
      '^1',
      '^1.2.3',
      '^0',
      '^0.0',
      '^0.3',
      '^0.0.3',
      '^0.0.3.4',
      '^1.2-beta',
      '~1.2-beta2',
      '^2.1.x-dev',
    ],
    ...[
      '1.0',
      '=1.0',
      '==1.0',
      '!=1.0',
      '<>1.0.0',
      '<1.0',
      '<=1.0',
      '>1.0',
      '>=1.0',
      '>=1.0-beta',
      '<1.0-RC1',
    ],
    ...[
      '1.0 - 2.0',
      '1.0.0 - 2.0.0',
      '1 - 2',
      '1.0 - 2.0-beta',
      '1.0-beta - 2',
      '7.0.0 - 7.0.8',
      '1.2.3-4',
    ],
    ...[
      'dev-main',
      '!=dev-main',
      '>dev-main',
      'dev-main#abc',
      '2.1.x-dev',
      '2.x-dev#abc',
      'dev-main as 1.0',
    ],
    ...[
      '@dev',
      '@stable',
      '1.0@beta',
      '^1.0@dev',
      '>=1.0@RC',
      '>1.0@alpha',
      '<2.0@beta',
      '!=1.0@dev',
    ],
    ...[
      '>=1.0 <2.0',
      '>=1.0,<2.0',
      '>=1.0, <1.1 || >=1.2',
      '^1|^2',
      '^1 || ^2.3',
      '>1 <1',
      '>=2 <1',
      '>= 1.0',
    ],
    ...[
      '^6.4 || ^7.0',
      '7.4.*',
      '~8.0.0',
      '>=8.2',
      '^8.2',
      '6.4.* || 7.3.*',
      '>=1 !=1.2.3',
      '<1 || >=1',
    ],
    ...[
      '',
      'foo',
      '^',
      '~>1.2',
      '^foo',
      '1.0 -2.0',
      '>=',
      'main-dev',
      'feature-dev',
      '=>1',
      '1.0.0.0.0',
      '^1.x',
    ],
    ...[
      '>=1.0.0-dev <1.0.0',
      '<0',
      '>=0',
      '20230101',
      '>=20230101',
      '^1.2+build',
      '~1.2.3.4',
      '1.2 , 1.2.3',
    ],
  ],
};

const rows = z.array(z.string());

/** The output of `answers.php`; a row has a character for each answer. */
const answers = z.strictObject({
  normalized: z.array(z.string().nullable()),
  valid: z.string(),
  order: rows,
  allows: rows,
  intersects: rows,
});

/** Asks composer/semver about versions and constraints and writes its answers; returns how many. */
export function recordAnswers(): number {
  const random = randomFrom(seed);
  const recorded = readRequirements('generated/requirements').flatMap(({packages}) =>
    Object.values(packages).flatMap((changes) =>
      changes.flatMap(([, require]) => Object.values(require ?? {})),
    ),
  );
  const asked = {
    versions: [...handwritten.versions, ...many(40, () => randomVersion(random))],
    constraints: [
      ...handwritten.constraints,
      ...shuffled([...new Set(recorded)].sort(), random).slice(0, 40),
      ...many(60, () => randomConstraint(random)),
    ],
  };
  const input = {
    versions: [...new Set(asked.versions)],
    constraints: [...new Set(asked.constraints)],
  };
  const output = run(
    'php',
    [path.join(folder, 'answers.php'), install(folder)],
    JSON.stringify(input),
  );
  const advice = 'Compare the script with its schema in recordAnswers.ts.';
  const recordedAnswers = parseAs(answers, output, 'The output of answers.php', advice);
  mkdirSync(path.dirname(fixture), {recursive: true});
  writeFileSync(fixture, `${compactJson({...input, ...recordedAnswers}, 2)}\n`);
  return output.match(/[01<=>]/g)?.length ?? 0;
}

function many(count: number, make: () => string): string[] {
  return Array.from({length: count}, make);
}

function oneOf<T>(list: readonly [T, ...T[]], random: () => number): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** Numbers from a small range, so that versions and constraints often meet. */
function randomVersion(random: () => number): string {
  const numbers = many(2 + Math.floor(random() * 2), () => String(Math.floor(random() * 4)));
  return numbers.join('.') + oneOf(['', '', '', '-beta1', '-RC1', '-dev', '-alpha2'], random);
}

function randomConstraint(random: () => number): string {
  const part = () => {
    const version = randomVersion(random);
    return oneOf(
      [
        () => oneOf(['^', '~', '>=', '>', '<', '<=', '!=', ''], random) + version,
        () => `${version.replace(/-.*/, '')}.*`,
        () => `${version} - ${randomVersion(random)}`,
        () => `>=${version} <${randomVersion(random)}`,
      ],
      random,
    )();
  };
  return many(oneOf([1, 1, 2, 3], random), part).join(oneOf([' || ', '|', ' ', ','], random));
}
