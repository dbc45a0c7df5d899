import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {describe, expect, it} from 'vitest';

import recorded from '../../../tests/fixtures/install/projects.json';
import {installData, installFile} from '../build/installData';
import {type InstallData, catalogOf} from './catalog';
import {describeVerdict} from './describeVerdict';
import {readProject} from './readProject';
import {checkLibrary, checkProject} from './verdict';

const data: InstallData = {
  libraries: [{section: 'ferry', package: 'rekalogika/ferry', release: '2.0.0'}],
  repositories: [
    {
      releases: ['1.0.0', '1.1.0', '2.0.0'],
      packages: {
        'rekalogika/ferry': [
          [0, {php: '^8.1'}],
          [1, {php: '^8.1', 'rekalogika/dock': '^1.0', 'ext-intl': '*'}],
          [2, {php: '^8.2', 'rekalogika/dock': '^1.1 || ^2.0', 'symfony/property-info': '^7.2'}],
        ],
      },
    },
    {
      releases: ['1.0.0', '1.1.0', '2.0.0'],
      packages: {
        'rekalogika/dock': [
          [0, {'symfony/lock': '^6.4'}],
          [1, {'symfony/lock': '^6.4 || ^7.0'}],
          [2, {'symfony/lock': '^8.0', 'psr/log': '^3'}],
        ],
      },
    },
  ],
};
const catalog = catalogOf(data);

function verdictOn(content: object): string {
  const project = readProject(JSON.stringify(content));
  if ('problem' in project) {
    throw new Error(project.problem);
  }
  return checkProject(project, data.libraries, catalog).map(describeVerdict).join('\n');
}

describe('with a composer.json', () => {
  it.each([
    ['nothing else', {}, 'ferry: composer require "rekalogika/ferry:^2.0.0", PHP ^8.2'],
    ['PHP', {php: '>=8.3 <9'}, 'ferry: composer require "rekalogika/ferry:^2.0.0"'],
    [
      'an older PHP, too',
      {php: '^8.1'},
      'ferry: composer require "rekalogika/ferry:^2.0.0", PHP ^8.2',
    ],
    [
      'a component in the way',
      {php: '^8.4', 'symfony/property-info': '^8.0'},
      'ferry: rekalogika/ferry 2.0.0 wants symfony/property-info ^7.2, not ^8.0 (composer.json); ' +
        'composer require "rekalogika/ferry:^1.1.0"',
    ],
    [
      'a requirement of a requirement in the way',
      {php: '^8.4', 'symfony/lock': '^5.4'},
      'ferry: rekalogika/dock 2.0.0 wants symfony/lock ^8.0, not ^5.4 (composer.json); ' +
        'composer require "rekalogika/ferry:^1.0.0"',
    ],
    [
      'a family package',
      {php: '^8.4', 'rekalogika/dock': '^2.0', 'psr/log': '^2'},
      'ferry: rekalogika/dock 2.0.0 wants psr/log ^3, not ^2 (composer.json); nothing',
    ],
    [
      'the whole framework',
      {php: '^8.4', 'symfony/symfony': '6.4.*'},
      'ferry: rekalogika/ferry 2.0.0 wants symfony/property-info ^7.2, not 6.4.* (composer.json); ' +
        'composer require "rekalogika/ferry:^1.1.0"',
    ],
    [
      'the library itself, and a branch of a family package',
      {php: '^8.4', 'rekalogika/ferry': '^1.0', 'rekalogika/dock': 'dev-main'},
      'ferry: composer require "rekalogika/ferry:^2.0.0"',
    ],
  ])('that requires %s', (_, require, expected) => {
    expect(verdictOn({require})).toBe(expected);
  });

  it.each([
    ['^8.1', ', PHP ~7.3.0 || ^8.2'],
    ['^7.4 || ^8.0', ', PHP ~7.3.0 || ^8.2'],
    ['~8.1.0 || ^8.3', ', PHP ^8.3'],
    [undefined, ', PHP ~7.3.0 || ^8.2'],
    ['8.2.*', ''],
    ['^8.2', ''],
  ])('names the lowest PHP that older releases of other packages need, for %s', (php, expected) => {
    const pier = {
      libraries: [{section: 'pier', package: 'rekalogika/pier', release: '1.0.0'}],
      repositories: [
        {
          releases: ['1.0.0'],
          packages: {'rekalogika/pier': [[0, {php: '^8.1', 'rekalogika/buoy': '*'}] as const]},
        },
        {
          releases: ['1.0.0', '2.0.0'],
          packages: {
            'rekalogika/buoy': [[0, {php: '~7.3.0 || ^8.2'}] as const, [1, {php: '^8.3'}] as const],
          },
        },
      ],
    };
    const project = readProject(JSON.stringify({require: php === undefined ? {} : {php}}));
    if ('problem' in project) {
      throw new Error(project.problem);
    }
    expect(checkProject(project, pier.libraries, catalogOf(pier)).map(describeVerdict)).toEqual([
      `pier: composer require "rekalogika/pier:^1.0.0"${expected}`,
    ]);
  });

  it('counts config.platform and the versions that Flex allows', () => {
    expect(verdictOn({require: {php: '^8.1'}, config: {platform: {php: '8.1.5'}}})).toBe(
      'ferry: rekalogika/ferry 2.0.0 wants php ^8.2, not 8.1.5 (config.platform); ' +
        'composer require "rekalogika/ferry:^1.1.0"',
    );
    const flex = {extra: {symfony: {require: '8.0.*'}}};
    expect(verdictOn({require: {php: '^8.4'}, ...flex})).toContain(
      'wants symfony/property-info ^7.2, not 8.0.* (extra.symfony.require)',
    );
    const exempt = {require: {php: '^8.4', 'symfony/property-info': '^7.2'}, ...flex};
    expect(verdictOn(exempt)).toBe('ferry: composer require "rekalogika/ferry:^2.0.0"');
    const whole = {require: {php: '^8.4', 'symfony/symfony': '^7.2'}, ...flex};
    expect(verdictOn(whole)).toBe('ferry: composer require "rekalogika/ferry:^2.0.0"');
    const older = {
      require: {php: '^8.4', 'symfony/property-info': '^6.4'},
      config: {platform: {'ext-intl': false}},
    };
    expect(verdictOn(older)).toContain('composer require "rekalogika/ferry:^1.0.0"');
  });
});

it.each([
  ['dev-main as 7.2.0', 'ferry: composer require "rekalogika/ferry:^2.0.0"'],
  ['dev-main#abc as 7.2.x-dev', 'ferry: composer require "rekalogika/ferry:^2.0.0"'],
  ['7.3.x-dev', 'ferry: composer require "rekalogika/ferry:^2.0.0"'],
  [
    'dev-main as 8.0.0',
    'ferry: rekalogika/ferry 2.0.0 wants symfony/property-info ^7.2, not dev-main as 8.0.0 (composer.json); ' +
      'composer require "rekalogika/ferry:^1.1.0"',
  ],
])('counts the branch "%s" as its version', (text, expected) => {
  expect(verdictOn({require: {php: '^8.4', 'symfony/property-info': text}})).toBe(expected);
});

it.each([
  [
    {conflict: {'symfony/property-info': '>=7'}},
    'ferry: rekalogika/ferry 2.0.0 wants symfony/property-info ^7.2, not >=7 (conflict); ' +
      'composer require "rekalogika/ferry:^1.1.0"',
  ],
  [
    {conflict: {'symfony/property-info': '<7'}},
    'ferry: composer require "rekalogika/ferry:^2.0.0"',
  ],
  [
    {conflict: {'rekalogika/dock': '<1.1 || ^2'}, replace: {'symfony/lock': '7.1.0'}},
    'ferry: composer require "rekalogika/ferry:^2.0.0"',
  ],
  [
    {conflict: {'rekalogika/dock': '*'}},
    'ferry: rekalogika/ferry 2.0.0 wants rekalogika/dock ^1.1 || ^2.0, not * (conflict); ' +
      'composer require "rekalogika/ferry:^1.0.0"',
  ],
  [
    {replace: {'symfony/property-info': 'self.version'}, version: '6.4.0'},
    'ferry: rekalogika/ferry 2.0.0 wants symfony/property-info ^7.2, not 6.4.0 (replace); ' +
      'composer require "rekalogika/ferry:^1.1.0"',
  ],
  [
    {replace: {'symfony/property-info': 'self.version'}},
    'ferry: composer require "rekalogika/ferry:^2.0.0"',
  ],
])('respects %j', (links, expected) => {
  expect(verdictOn({require: {php: '^8.4'}, ...links})).toBe(expected);
});

describe('with a composer.lock', () => {
  const locked = (versions: Readonly<Record<string, string>>, more: object = {}) => ({
    packages: Object.entries(versions).map(([name, version]) => ({name, version, ...more})),
    platform: {php: '^8.3'},
  });

  it.each([
    [{'symfony/property-info': 'v7.2.0'}, 'ferry: composer require "rekalogika/ferry:^2.0.0"'],
    [
      {'symfony/property-info': 'v7.1.9'},
      'ferry: composer require "rekalogika/ferry:^2.0.0" --with-all-dependencies, ' +
        'symfony/property-info 7.1.9 to ^7.2',
    ],
    [
      {'rekalogika/dock': '1.0.0', 'symfony/lock': 'v6.4.0'},
      'ferry: composer require "rekalogika/ferry:^2.0.0" --with-all-dependencies, ' +
        'rekalogika/dock 1.0.0 to 2.0.0, symfony/lock 6.4.0 to ^8.0',
    ],
    [
      {'rekalogika/ferry': '1.0.0', 'rekalogika/dock': 'v1.2.0'},
      'ferry: composer require "rekalogika/ferry:^2.0.0"',
    ],
  ])('%j', (versions, expected) => {
    expect(verdictOn(locked(versions))).toBe(expected);
  });

  it('respects packages that stay, what they replace, and branches with an alias', () => {
    const kept = {name: 'app/x', version: '1.0', require: {'symfony/property-info': '<7'}};
    const {packages} = locked({'symfony/property-info': '6.4.0'});
    expect(verdictOn({packages: [...packages, kept], platform: {php: '^8.3'}})).toBe(
      'ferry: rekalogika/ferry 2.0.0 wants symfony/property-info ^7.2, not <7 (app/x 1.0); ' +
        'composer require "rekalogika/ferry:^1.1.0"',
    );
    const replace = {'symfony/property-info': 'self.version'};
    expect(verdictOn(locked({'app/fork': 'v6.4.3'}, {replace: {'symfony/string': '6.4.3'}}))).toBe(
      'ferry: composer require "rekalogika/ferry:^2.0.0"',
    );
    // Composer may also update what replaces a package that is in the way.
    expect(verdictOn(locked({'symfony/symfony': 'v6.4.3'}, {replace}))).toBe(
      'ferry: composer require "rekalogika/ferry:^2.0.0" --with-all-dependencies, ' +
        'symfony/symfony 6.4.3 to ^7.2',
    );
    const extra = {'branch-alias': {'dev-main': '7.3.x-dev'}};
    expect(verdictOn(locked({'symfony/property-info': 'dev-main'}, {extra}))).not.toContain(
      'wants',
    );
    const aliases = [
      {
        package: 'symfony/property-info',
        version: 'dev-main',
        alias: '7.2.0',
        alias_normalized: '7.2.0.0',
      },
    ];
    expect(verdictOn({...locked({'symfony/property-info': 'dev-main'}), aliases})).toBe(
      'ferry: composer require "rekalogika/ferry:^2.0.0"',
    );
  });
});

it('reports a contradiction between our own packages', () => {
  const project = readProject('{"require": {"php": "^8.4", "symfony/lock": "^5.4"}}');
  const [library] = data.libraries;
  if ('problem' in project || library === undefined) {
    throw new Error('no project');
  }
  const {conflicts} = checkLibrary(project, {...library, release: '1.1.0'}, catalog);
  expect(conflicts.map((one) => one.package)).toContain('symfony/lock');
});

it('gives the verdicts that Composer confirmed, on twenty generated projects', () => {
  const real = installData(path.join(__dirname, '..', '..', '..', 'generated'));
  const releases = catalogOf(real);
  expect(recorded).toHaveLength(20);
  for (const {text, verdicts} of recorded) {
    const project = readProject(text);
    if ('problem' in project) {
      throw new Error(project.problem);
    }
    expect(checkProject(project, real.libraries, releases).map(describeVerdict)).toEqual(verdicts);
  }
  expect(recorded.flatMap(({verdicts}) => verdicts).length).toBe(320);
}, 60_000);

it('is published with all libraries in a file of less than 40 kB', () => {
  const {content} = installFile();
  expect(content.match(/"section":/g)).toHaveLength(16);
  expect(gzipSync(content).length).toBeLessThan(40_000);
  expect(() => installData('docs')).toThrow('has no requirements of rekalogika/analytics-bundle');
});
