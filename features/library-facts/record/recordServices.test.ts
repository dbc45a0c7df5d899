import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {type SourceFile, idsOf, missingNames, namesInSource} from './namesInSource';
import {readStimulus} from './readStimulus';
import {recordServices} from './recordServices';
import type {ServicesReading} from '../schema/services';

const sources: SourceFile[] = [
  {
    file: 'src/FerryBundle.php',
    text: '<?php\nnamespace Owner\\Ferry;\nfinal class FerryBundle extends Bundle {}',
  },
  {
    file: 'src/DependencyInjection/Configuration.php',
    text: "$root->children()->scalarNode('harbor')->end();",
  },
  {
    file: 'src/SailCommand.php',
    text: `<?php
namespace Owner\\Ferry;
// class OldCommand extends Command {}
#[AsCommand(name: 'ferry:sail')]
final class SailCommand extends Command
{
    protected function configure(): void
    {
        $this->addArgument('port')->addOption(
            name: 'night',
        );
    }
}`,
  },
  {
    file: 'src/FerryExtension.php',
    text: "return [new TwigFilter('knots', [R::class, 'knots']), new TwigFunction(name: 'tide')];",
  },
  {file: 'config/routes.xml', text: '<route\n  id="ferry_map"\n  path="/map" />'},
  {
    file: 'config/services.php',
    text: `use Owner\\Ferry\\Harbor\\Pilot as HarborPilot;
/* ->set('rekalogika.ferry.gone') */
$services->set('rekalogika.ferry.captain', Captain::class);
$services->alias(HarborPilot::class, 'rekalogika.ferry.captain');
$services->set('rekalogika.ferry.cache.' . $name)->args([service('rekalogika.ferry.captain.inner')]);`,
  },
  {file: 'config/services_test.php', text: "$services->set('rekalogika.ferry.only_in_tests');"},
  {file: 'src/Other.php', text: "$id = 'rekalogika.ferry.not_in_config';"},
];

const facts: ServicesReading = {
  bundles: [
    {
      class: 'Owner\\Ferry\\FerryBundle',
      alias: 'ferry',
      configuration: {
        name: 'ferry',
        type: 'array',
        children: [{name: 'harbor', type: 'scalar'}],
      },
    },
  ],
  commands: [
    {
      name: 'ferry:sail',
      class: 'Owner\\Ferry\\SailCommand',
      arguments: [{name: 'port'}],
      options: [{name: 'night', value: 'none'}],
      file: 'src/SailCommand.php',
      line: 5,
    },
  ],
  base_commands: [],
  services: [
    {id: 'Owner\\Ferry\\Harbor\\Pilot', alias: 'rekalogika.ferry.captain', bundles: []},
    {id: 'rekalogika.ferry.cache.tides', bundles: []},
    {id: 'rekalogika.ferry.captain', class: 'Captain', bundles: []},
  ],
  collected_tags: [],
  outside_services: [],
  parameters: {},
  twig: {
    functions: [{name: 'tide', file: 'src/FerryExtension.php', line: 1}],
    filters: [{name: 'knots', file: 'src/FerryExtension.php', line: 1}],
    tests: [],
    tags: [],
  },
  routes: [
    {name: 'ferry_map', path: '/map', methods: [], controller: null, file: 'config/routes.xml'},
  ],
};

describe('names in the source', () => {
  const found = namesInSource(sources);

  it('are of all kinds, without comments, tests and code outside the configuration', () => {
    expect(found.map(({kind, name}) => `${kind} ${name}`)).toEqual([
      'bundle Owner\\Ferry\\FerryBundle',
      'configuration key harbor',
      'command Owner\\Ferry\\SailCommand',
      'command Owner\\Ferry\\SailCommand',
      'input port',
      'input night',
      'Twig name knots',
      'Twig name tide',
      'route ferry_map',
      'id rekalogika.ferry.captain',
      'id rekalogika.ferry.captain',
      'id rekalogika.ferry.cache.',
      'id rekalogika.ferry.captain.inner',
      'id Owner\\Ferry\\Harbor\\Pilot',
    ]);
  });

  it('are accepted if the facts have all of them', () => {
    expect(missingNames(found, facts, idsOf(facts))).toEqual([]);
  });

  it.each<[string, Partial<ServicesReading>, string]>([
    ['bundle', {bundles: []}, 'Owner\\Ferry\\FerryBundle'],
    ['configuration key', {bundles: []}, 'harbor'],
    ['command', {commands: []}, 'Owner\\Ferry\\SailCommand'],
    ['input', {commands: facts.commands.map((one) => ({...one, options: []}))}, 'night'],
    ['Twig name', {twig: {...facts.twig, filters: []}}, 'knots'],
    ['route', {routes: []}, 'ferry_map'],
    ['id', {services: facts.services.slice(0, 2)}, 'rekalogika.ferry.captain'],
    ['id', {services: facts.services.slice(2)}, 'rekalogika.ferry.cache.'],
  ])('are rejected without a %s', (kind, change, name) => {
    const poorer = {...facts, ...change};
    expect(missingNames(found, poorer, idsOf(poorer))).toContainEqual(
      expect.objectContaining({kind, name}),
    );
  });

  it('are rejected if an input belongs to another command', () => {
    const commands = facts.commands.map((one) => ({...one, file: 'src/OtherCommand.php'}));
    const other = {...facts, commands};
    expect(missingNames(found, other, idsOf(other)).map(({name}) => name)).toEqual([
      'port',
      'night',
    ]);
  });
});

describe('readStimulus', () => {
  function tree(content: unknown): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'stimulus-'));
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'assets', 'package.json'), JSON.stringify(content));
    return folder;
  }

  it('names a controller like stimulus-bundle', () => {
    const tide = {main: 'dist/tide.js', enabled: true, fetch: 'lazy'};
    const content = {name: '@owner/ferry_ux', symfony: {controllers: {'tide/table': tide}}};
    expect(readStimulus(tree(content), '.')).toEqual([
      {
        name: 'owner--ferry-ux--tide--table',
        package: '@owner/ferry_ux',
        controller: 'tide/table',
        enabled: true,
        fetch: 'lazy',
        file: 'assets/dist/tide.js',
      },
    ]);
  });

  it('finds nothing in a package without assets', () => {
    expect(readStimulus(tmpdir(), 'none')).toEqual([]);
  });

  it('rejects a controller without its file', () => {
    const content = {name: '@owner/ferry', symfony: {controllers: {tide: {enabled: true}}}};
    expect(() => readStimulus(tree(content), '.')).toThrow(
      /^assets\/package\.json .*at symfony\.controllers\.tide\.main/s,
    );
  });
});

describe('recordServices', () => {
  it('describes a release without stored source as adding nothing', () => {
    const release = {
      section: 'ferry',
      repository: 'owner/ferry',
      tag: 'v1.0.0',
      date: '2026-01-02',
      install: 'owner/ferry',
      purpose: 'Sails.',
      recorded: {evidence: 'A page.', composer: []},
    };
    expect(recordServices('nowhere', [release])).toMatchObject([
      {facts: {library: 'ferry', evidence: 'A page.', bundles: [], commands: []}, looked: 0},
    ]);
  });
});
