import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, describe, expect, it} from 'vitest';
import * as z from 'zod';

import {placeClasses} from '../reference/placeClasses';
import {api, components, history, libraries, messages, services} from '../reference/testData';
import {readServices} from '../schema/recordedFiles';
import type {ConfigurationNode, Services} from '../schema/services';
import {configurationSchema} from './configurationSchema';
import {factsFile, factsSchema} from './factsFile';
import {writeFacts} from './writeFacts';

const node = (name: string, more: Partial<ConfigurationNode> = {}): ConfigurationNode => ({
  name,
  type: 'scalar',
  ...more,
});
const schemaOf = (...children: readonly ConfigurationNode[]) =>
  configurationSchema(
    {class: 'A', alias: 'depot', configuration: node('depot', {type: 'array', children})},
    'https://docs.example/schema/depot.json',
  );

describe('the schema of a configuration', () => {
  it('has every key with its type and default, and no other keys', () => {
    const {$defs, $id, properties} = schemaOf(
      node('gate', {default: 'north'}),
      node('width', {type: 'integer', min: 1, max: 9, required: true}),
      node('open', {type: 'boolean', deprecated: true}),
      node('mode', {type: 'enum', values: ['a', 'b']}),
      node('name', {allowEmpty: false}),
      node('any', {type: 'variable'}),
    );
    expect($id).toBe('https://docs.example/schema/depot.json');
    expect(properties).toEqual({depot: {$ref: '#/$defs/configuration'}});
    const parameter = {type: 'string', pattern: '^%.+%$'};
    expect($defs).toEqual({
      configuration: {
        type: ['object'],
        properties: {
          gate: {type: ['string', 'number', 'boolean', 'null'], default: 'north'},
          width: {anyOf: [{type: 'integer', minimum: 1, maximum: 9}, parameter]},
          open: {anyOf: [{type: 'boolean'}, parameter], deprecated: true},
          mode: {enum: ['a', 'b']},
          name: {type: ['string', 'number', 'boolean'], minLength: 1},
          any: {},
        },
        required: ['width'],
        additionalProperties: false,
      },
    });
  });

  it('accepts lists, maps and nodes that can be switched off', () => {
    expect(
      schemaOf(
        node('cache', {type: 'array', children: [node('enabled', {type: 'boolean'})]}),
        node('list', {type: 'prototype', prototype: node(''), minElements: 1}),
        node('map', {type: 'prototype', prototype: node(''), keyAttribute: 'id'}),
        node('free', {type: 'array', ignoreExtraKeys: true}),
      ),
    ).toMatchObject({
      $defs: {
        configuration: {
          type: ['object', 'null'],
          properties: {
            cache: {type: ['object', 'boolean', 'null']},
            list: {type: ['array', 'object'], minItems: 1, minProperties: 1},
            map: {type: 'object'},
            free: {additionalProperties: true},
          },
        },
      },
    });
  });
});

const library = {
  section: 'depot',
  purpose: '',
  repository: 'rekalogika/depot',
  tag: 'v2.0.0',
  release: '2.0.0',
  date: '2026-01-01',
  dateIsApproximate: false,
  install: 'rekalogika/depot',
  license: 'MIT',
  needs: [],
  packages: [],
  changelog: false,
};

const application: Services = {
  ...services,
  bundles: [
    {
      class: 'Rekalogika\\Depot\\DepotBundle',
      alias: 'depot',
      configuration: node('depot', {
        type: 'array',
        children: [
          node('gate', {default: null}),
          node('rails', {
            type: 'prototype',
            prototype: node('', {
              type: 'array',
              children: [node('gauge', {type: 'enum', values: ['narrow', 1], required: true})],
            }),
          }),
        ],
      }),
    },
  ],
  commands: [
    {
      name: 'depot:open',
      class: 'Rekalogika\\Depot\\OpenCommand',
      arguments: [{name: 'gate', required: true}],
      options: [{name: 'wide', value: 'none', negatable: true}],
      file: 'src/OpenCommand.php',
      line: 5,
    },
  ],
};

describe('the facts of a library', () => {
  const facts = factsFile(
    {library, api, history, messages, services: application},
    placeClasses([api], libraries, components),
    'https://docs.example',
    'https://docs.example/facts/schema.json',
  );

  it('have the public classes with members, history and addresses', () => {
    expect(facts.classes.map(({name}) => name)).toEqual([
      'Rekalogika\\Depot\\Gate',
      'Rekalogika\\Depot\\Barrier',
      'Rekalogika\\Depot\\Old\\Gate',
      'Rekalogika\\Depot\\Rail\\Key',
      'Rekalogika\\Depot\\Rail\\Stuck',
    ]);
    expect(facts.classes[0]).toMatchObject({
      signature: 'final class Gate implements Rekalogika\\Depot\\Barrier, Countable',
      since: '1.0.0',
      page: 'https://docs.example/depot/reference/api/gates#Depot.Gate',
    });
    expect(facts.classes[0]?.members).toContainEqual({
      name: '$width',
      signature: 'readonly int $width',
      line: 11,
      since: '2.0.0',
    });
    expect(facts.removed).toEqual([
      {
        name: 'Rekalogika\\Depot\\Key',
        since: '1.0.0',
        release: '2.0.0',
        replacement: 'Rekalogika\\Depot\\Rail\\Key',
      },
      {
        name: 'Rekalogika\\Depot\\Rail\\Grease',
        since: '1.0.0',
        release: '1.1.0',
        internal: true,
      },
      {name: 'Rekalogika\\Depot\\Siding', since: '1.0.0', release: '1.1.0'},
    ]);
    expect(facts.removedMembers).toEqual([
      {name: 'Rekalogika\\Depot\\Gate::lock()', release: '2.0.0'},
    ]);
    expect(facts.changed).toEqual([
      {
        name: 'Rekalogika\\Depot\\Gate::open()',
        release: '2.0.0',
        before: 'open(): void',
        after: 'open(?Rekalogika\\Depot\\Rail\\Key $key = null): T',
      },
    ]);
    expect(facts.messages).toHaveLength(3);
  });

  it('have nothing as removed that is there again, or in another library', () => {
    const gate = {
      since: 0,
      members: {'lock()': {since: 0, gone: 2}, 'open()': {since: 0, away: [{from: 1, until: 2}]}},
    };
    const key = {since: 0, gone: 2};
    const classes = {
      'Rekalogika\\Depot\\Gate': gate,
      'Rekalogika\\Depot\\Key': key,
      'Rekalogika\\Depot\\Rail\\Key': key,
    };
    const {removed, removedMembers} = factsFile(
      {library, api, history: {...history, classes}, messages, services},
      placeClasses([api], libraries, components),
      'https://docs.example',
      'https://docs.example/facts/schema.json',
    );
    expect(removed.map(({name}) => name)).toEqual(['Rekalogika\\Depot\\Key']);
    expect(removedMembers.map(({name}) => name)).toEqual(['Rekalogika\\Depot\\Gate::lock()']);
  });

  it('have the keys of the configuration, the services and the commands', () => {
    expect(facts.configuration).toEqual([
      {
        class: 'Rekalogika\\Depot\\DepotBundle',
        alias: 'depot',
        schema: 'https://docs.example/schema/depot.json',
        keys: [
          {name: 'depot.gate', type: 'scalar', default: null},
          {name: 'depot.rails', type: 'prototype'},
          {name: 'depot.rails.*', type: 'array'},
          {name: 'depot.rails.*.gauge', type: 'enum', values: ['narrow', 1], required: true},
        ],
      },
    ]);
    expect(facts.services).toContainEqual({
      id: 'depot.gate',
      class: 'Rekalogika\\Depot\\Gate',
      tags: ['depot.opener', 'kernel.reset'],
    });
    expect(facts.services).toContainEqual({
      id: 'Rekalogika\\Depot\\Barrier',
      alias: 'depot.gate',
    });
    expect(facts.commands).toEqual(application.commands);
  });

  it('have the form of the schema, which rejects others', () => {
    expect(factsSchema.safeParse(facts).success).toBe(true);
    expect(factsSchema.safeParse({...facts, extra: 1}).success).toBe(false);
    expect(factsSchema.safeParse({...facts, release: undefined}).success).toBe(false);
    expect(z.toJSONSchema(factsSchema)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      additionalProperties: false,
    });
  });
});

describe('the published files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rk-facts-'));

  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  it('are those of every library and bundle, each listed', () => {
    const files = writeFacts('.', folder, 'https://docs.example').map(({file}) => file);
    expect(files).toContain('facts/schema.json');
    expect(files).toContain('facts/mapper.json');
    expect(files).toContain('schema/rekalogika_rekapager.json');
    expect(files.filter((file) => file.startsWith('schema/'))).toHaveLength(
      readServices('generated/services').flatMap(({bundles}) => bundles).length,
    );
    for (const file of files) {
      expect(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))).toHaveProperty('$schema');
    }
  });

  it('have no class or member of today as removed', () => {
    const all = readdirSync(path.join(folder, 'facts'))
      .filter((file) => file !== 'schema.json')
      .map((file) =>
        factsSchema.parse(JSON.parse(readFileSync(path.join(folder, 'facts', file), 'utf8'))),
      );
    const today = new Set(
      all.flatMap(({classes}) =>
        classes.flatMap(({name, members}) => [
          name,
          ...members.map((one) => `${name}::${one.name}`),
        ]),
      ),
    );
    const gone = all.flatMap(({removed, removedMembers}) => [...removed, ...removedMembers]);
    expect(gone.length).toBeGreaterThan(500);
    expect(gone.filter(({name}) => today.has(name))).toEqual([]);
  });

  it('say what replaced a class that is gone, if it moved or a reviewed list says so', () => {
    const {removed} = factsSchema.parse(
      JSON.parse(readFileSync(path.join(folder, 'facts/mapper.json'), 'utf8')),
    );
    expect(removed).toContainEqual(
      expect.objectContaining({
        name: 'Rekalogika\\Mapper\\MethodMapper\\MapFromObjectInterface',
        replacement: 'Rekalogika\\Mapper\\Attribute\\AsObjectMapper',
      }),
    );
  });

  it('are none for a site without facts', () => {
    expect(writeFacts(folder, folder, 'https://docs.example').map(({file}) => file)).toEqual([
      'facts/schema.json',
    ]);
  });
});
