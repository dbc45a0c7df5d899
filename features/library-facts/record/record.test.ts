import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {compareVersions, parseConstraint, rangeOf} from './constraint';
import {describePackages} from './describePackages';
import {needsOf} from './needs';
import {releaseGroups} from './releases';

describe('parseConstraint', () => {
  it.each([
    ['^6.4 || ^7.0 || ^8.0', '6.4 to 8.x'],
    ['^2|^3', '2 to 3.x'],
    ['>=8.2', '8.2 or newer'],
    ['^3.3', '3.3 to 3.x'],
    ['7.0.0 - 7.0.8 || ^7.2', '7.0.0 to 7.x'],
  ])('reads %s as %s', (constraint, range) => {
    expect(rangeOf(parseConstraint(constraint))).toBe(range);
  });

  it('rejects an unknown form', () => {
    expect(() => parseConstraint('dev-main')).toThrow('"dev-main" is not of a known form');
  });

  it('compares versions by number', () => {
    expect(['6.4', '6.10', '6.4.11'].sort(compareVersions)).toEqual(['6.4', '6.4.11', '6.10']);
  });
});

describe('needsOf', () => {
  it('uses the range of most Symfony components, and names those that allow less', () => {
    expect(
      needsOf([
        {
          php: '>=8.2',
          'symfony/cache': '^7.0 || ^8.0',
          'symfony/config': '^7.0 || ^8.0',
          'symfony/property-info': '^7.2',
          'symfony/service-contracts': '^3.0',
        },
      ]),
    ).toEqual([
      {name: 'PHP', range: '8.2 or newer'},
      {name: 'Symfony', range: '7.0 to 8.x', except: {'symfony/property-info': '7.2 to 7.x'}},
    ]);
  });

  it('uses the narrowest range of several packages', () => {
    expect(needsOf([{php: '^8.1', 'doctrine/orm': '^2.14 || ^3.0'}, {php: '^8.3'}])).toEqual([
      {name: 'PHP', range: '8.3 to 8.x'},
      {name: 'Doctrine ORM', range: '2.14 to 3.x'},
    ]);
  });

  it('knows Symfony by the majors that its components have', () => {
    expect(
      needsOf([{'symfony/cache': '^8.4 || ^9.0 || ^10.0', 'symfony/lock': '^9.0 || ^10.0'}]),
    ).toEqual([{name: 'Symfony', range: '9.0 to 10.x'}]);
  });

  it.each([
    ['other majors', 'doctrine/orm', '^2.14 || ^3.0', '^2.14'],
    ['all later majors', 'php', '^8.2', '>=8.2'],
  ])('rejects packages of which one allows %s', (_, name, one, other) => {
    expect(() => needsOf([{[name]: one}, {[name]: other}])).toThrow(`require ${name} differently`);
    expect(() => needsOf([{[name]: other}, {[name]: one}])).toThrow(`require ${name} differently`);
  });
});

describe('describePackages', () => {
  const release = {
    section: 'pager',
    repository: 'owner/pager',
    tag: 'v1.2.0',
    date: '2026-01-02',
    install: 'owner/pager-bundle',
    purpose: 'Pages.',
  };

  function tree(): string {
    const libs = mkdtempSync(path.join(tmpdir(), 'libs-'));
    for (const [name, require] of [
      ['pager-bundle', {php: '^8.3', 'owner/pager-core': '^1.2'}],
      ['pager-core', {php: '^8.2', 'doctrine/orm': '^3.0'}],
      ['pager-other', {php: '^8.4'}],
    ] as const) {
      const folder = path.join(libs, 'pager', 'packages', name);
      mkdirSync(folder, {recursive: true});
      const content = {name: `owner/${name}`, license: 'BSD-3-Clause', require};
      writeFileSync(path.join(folder, 'composer.json'), JSON.stringify(content));
    }
    return libs;
  }

  it('reads a monorepo: the installed package and its dependencies', () => {
    const facts = describePackages([{title: 'Page', libraries: [release]}], tree());
    expect(facts.groups[0]?.libraries[0]).toMatchObject({
      release: '1.2.0',
      license: 'BSD-3-Clause',
      packages: ['owner/pager-bundle', 'owner/pager-core'],
      needs: [
        {name: 'PHP', range: '8.3 to 8.x'},
        {name: 'Doctrine ORM', range: '3.0 to 3.x'},
      ],
    });
  });

  it('sees a changelog in the stored tree only', () => {
    const libs = tree();
    const composer = [{name: release.install, type: 'library', license: 'MIT', require: {}}];
    const recorded = {...release, recorded: {evidence: 'x', composer}};
    const changelogs = () =>
      describePackages([{title: 'Page', libraries: [release, recorded]}], libs).groups.flatMap(
        (group) => group.libraries.map(({changelog}) => changelog),
      );
    expect(changelogs()).toEqual([false, false]);
    writeFileSync(path.join(libs, 'pager', 'CHANGELOG.md'), '# Changelog');
    expect(changelogs()).toEqual([true, false]);
  });

  it('reports which tree is missing', () => {
    const groups = [{title: 'Page', libraries: [release]}];
    expect(() => describePackages(groups, '/nowhere')).toThrow(
      'put the tree of owner/pager at v1.2.0 there',
    );
  });

  it('rejects a package without a license', () => {
    const libs = tree();
    const file = path.join(libs, 'pager/packages/pager-bundle/composer.json');
    writeFileSync(file, JSON.stringify({name: 'owner/pager-bundle'}));
    expect(() => describePackages([{title: 'Page', libraries: [release]}], libs)).toThrow(
      'The composer file of owner/pager-bundle names no license.',
    );
  });

  it('rejects an install name that no composer file has', () => {
    const wrong = {...release, install: 'owner/pagr'};
    expect(() => describePackages([{title: 'Page', libraries: [wrong]}], tree())).toThrow(
      'No composer file of the release is named "owner/pagr"',
    );
  });
});

describe('releaseGroups', () => {
  it('adds the evidence on releases whose source is not stored', () => {
    const releases = releaseGroups().flatMap((group) => group.libraries);
    expect(
      releases.filter(({recorded}) => recorded !== undefined).map(({section}) => section),
    ).toEqual(['pivot-table', 'doctrine-advanced-group-by']);
  });
});
