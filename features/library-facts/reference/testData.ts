import type {Api, ApiClass, ApiMethod} from '../schema/api';
import type {History} from '../schema/history';
import type {Messages} from '../schema/messages';
import type {Requirements} from '../schema/requirements';
import type {Services} from '../schema/services';
import type {Component} from './components';

const method = (name: string, more: Partial<ApiMethod> = {}): ApiMethod => ({
  name,
  visibility: 'public',
  params: [],
  line: 9,
  ...more,
});

const classOf = (fqcn: string, more: Partial<ApiClass> = {}): ApiClass => ({
  fqcn: `Rekalogika\\${fqcn}`,
  kind: 'class',
  package: 'rekalogika/depot',
  file: `src/${fqcn.replaceAll('\\', '/')}.php`,
  line: 7,
  ...more,
});

/** A repository with two sections, for the tests of this folder. */
export const api: Api = {
  library: 'depot',
  repository: 'rekalogika/depot',
  tag: 'v2.0.0',
  packages: [
    {
      name: 'rekalogika/rail',
      type: 'library',
      require: {},
      psr4: ['Rekalogika\\Depot\\Rail\\'],
      path: 'rail',
    },
  ],
  classes: [
    classOf('Depot\\Gate', {
      final: true,
      implements: ['Rekalogika\\Depot\\Barrier', 'Countable'],
      constants: [{name: 'Widest', value: '40', visibility: 'public', line: 10}],
      properties: [
        {name: 'width', type: 'int', visibility: 'public', readonly: true, line: 11},
        {name: 'hidden', type: 'int', visibility: 'private', line: 12},
      ],
      methods: [
        method('open', {
          params: [
            {name: 'key', type: '?Rekalogika\\Depot\\Rail\\Key', default: 'null'},
            {name: 'who', type: 'Psr\\Log\\LoggerInterface', by_ref: true},
            {
              name: 'rest',
              type: 'array',
              doc_type: 'list<\\Rekalogika\\Depot\\Rail\\Key>',
              variadic: true,
            },
          ],
          return: 'self',
          doc_return: 'T',
          templates: [{name: 'T', bound: 'object'}],
          throws: ['\\Rekalogika\\Depot\\Rail\\Stuck'],
          line: 20,
        }),
        method('__construct', {line: 15}),
        method('oil', {visibility: 'protected', static: true, deprecated: true}),
        method('rust', {internal: true}),
      ],
    }),
    classOf('Depot\\Barrier', {kind: 'interface'}),
    classOf('Depot\\Old\\Gate', {attribute: 'TARGET_CLASS|TARGET_METHOD', repeatable: true}),
    classOf('Depot\\Rail\\Key', {
      kind: 'enum',
      backing: 'string',
      cases: [
        {name: 'North', value: "'n'", line: 8},
        {name: 'South', value: "'s'", line: 9},
      ],
    }),
    classOf('Depot\\Rail\\Stuck', {extends: ['RuntimeException']}),
    classOf('Depot\\Rail\\Grease', {internal: true}),
    classOf('Depot\\Rail\\Inner\\Bolt', {internal_by_namespace: true}),
  ],
};

/** The components of both sections. */
export const components: Readonly<Record<string, readonly Component[]>> = {
  depot: [{slug: 'gates', title: 'Gates', namespaces: ['Depot']}],
  'depot-rail': [{slug: 'rails', title: 'Rails', namespaces: ['Depot\\Rail']}],
};

/** Both sections. */
export const libraries = [
  {section: 'depot', repository: 'rekalogika/depot', release: '2.0.0'},
  {section: 'depot-rail', repository: 'rekalogika/depot', release: '2.0.0'},
];

/** The history of the repository. */
export const history: History = {
  library: 'depot',
  repository: 'rekalogika/depot',
  tag: 'v2.0.0',
  releases: [
    ['v1.0.0', '2025-01-01'],
    ['v1.1.0', '2025-06-01'],
    ['v2.0.0', '2026-01-01'],
  ],
  classes: {
    'Rekalogika\\Depot\\Gate': {
      since: 0,
      members: {
        'open()': {
          since: 0,
          signatures: [
            [0, 'open(): void'],
            [2, 'open(?Rekalogika\\Depot\\Rail\\Key $key = null): T'],
          ],
        },
        'lock()': {since: 0, gone: 2},
        $width: {since: 2},
      },
    },
    'Rekalogika\\Depot\\Key': {since: 0, gone: 2},
    'Rekalogika\\Depot\\Rail\\Grease': {since: 0, gone: 1, internal: true},
    'Rekalogika\\Depot\\Rail\\Key': {since: 2},
    'Rekalogika\\Depot\\Siding': {since: 0, gone: 1},
  },
};

/** The requirements of the repository, of which one package has no namespace. */
export const requirements: Requirements = {
  repository: 'rekalogika/depot',
  releases: ['1.0.0', '1.1.0', '2.0.0'],
  packages: {
    'rekalogika/crane': [[2, {php: '^8.2'}]],
    'rekalogika/depot': [
      [0, {php: '^8.1', 'symfony/cache': '^6', 'symfony/lock': '^6', 'acme/oil': '^1'}],
      [2, {php: '^8.2', 'symfony/cache': '^6 || ^7', 'symfony/lock': '^6 || ^7', 'acme/wax': '^1'}],
    ],
    'rekalogika/gravel': [
      [0, {}],
      [2, null],
    ],
    'rekalogika/pier': [
      [0, {php: '^8.1'}],
      [2, {php: '^8.2'}],
    ],
    'rekalogika/rail': [
      [0, {php: '^8.1'}],
      [1, {php: '^8.2'}],
    ],
  },
};

/** The messages of the repository. */
export const messages: Messages = {
  library: 'depot',
  repository: 'rekalogika/depot',
  tag: 'v2.0.0',
  messages: [
    {
      template: 'Gate "{}" is <stuck>.',
      kind: 'exception',
      class: 'Rekalogika\\Depot\\Rail\\Stuck',
      in: 'Rekalogika\\Depot\\Gate::open',
      file: 'src/Depot/Gate.php',
      line: 21,
    },
    {
      template: 'Gate "{}" is <stuck>.',
      kind: 'exception',
      class: 'Rekalogika\\Depot\\Rail\\Stuck',
      in: 'Rekalogika\\Depot\\Grease::slide',
      file: 'src/Depot/Grease.php',
      line: 3,
    },
    {
      template: 'Gate "{}" is open.',
      kind: 'log',
      level: 'info',
      in: 'Rekalogika\\Depot\\Gate::oil',
      file: 'src/Depot/Gate.php',
      line: 30,
    },
  ],
};

/** The services of the repository. */
export const services: Services = {
  library: 'depot',
  repository: 'rekalogika/depot',
  tag: 'v2.0.0',
  bundles: [],
  services: [
    {id: 'Rekalogika\\Depot\\Barrier', alias: 'depot.gate', bundles: []},
    {
      id: 'depot.gate',
      class: 'Rekalogika\\Depot\\Gate',
      tags: [
        {name: 'depot.opener'},
        {name: 'kernel.reset', attributes: {method: 'reset'}},
        {name: 'depot.opener', attributes: {priority: 1}},
      ],
      bundles: [],
    },
    {
      id: 'depot.side_gate',
      class: 'Rekalogika\\Depot\\Gate',
      bundles: [],
      environments: ['dev'],
    },
  ],
  collected_tags: [],
  outside_services: [],
  parameters: {},
  commands: [],
  base_commands: [],
  twig: {functions: [], filters: [], tests: [], tags: []},
  routes: [],
  stimulus: [],
};
