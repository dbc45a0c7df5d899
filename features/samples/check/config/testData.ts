import type {Services} from '../../../library-facts';
import {familyNames} from './familyNames';

const services: Services = {
  library: 'depot',
  repository: 'rekalogika/depot',
  tag: 'v1.0.0',
  bundles: [
    {
      class: 'Rekalogika\\Depot\\RekalogikaDepotBundle',
      alias: 'rekalogika_depot',
      configuration: {
        name: 'rekalogika_depot',
        type: 'array',
        children: [
          {name: 'url', type: 'scalar', required: true},
          {name: 'is_open', type: 'boolean'},
          {name: 'gates', type: 'integer', min: 1, max: 9},
          {name: 'load', type: 'float'},
          {name: 'mode', type: 'enum', values: ['road', 'rail']},
          {name: 'extra', type: 'variable'},
          {
            name: 'halls',
            type: 'prototype',
            minElements: 1,
            prototype: {name: '', type: 'array', children: [{name: 'size', type: 'integer'}]},
          },
        ],
      },
      autoconfiguration: [
        {type: 'Rekalogika\\Depot\\GateInterface', tags: ['rekalogika.depot.gate']},
        {attribute: 'Rekalogika\\Depot\\AsGate'},
      ],
      templates: {'@RekalogikaDepot/gate.html.twig': 'templates/gate.html.twig'},
    },
  ],
  commands: [
    {
      name: 'rekalogika:depot:move',
      class: 'Rekalogika\\Depot\\MoveCommand',
      arguments: [{name: 'from', required: true}, {name: 'to'}],
      options: [
        {name: 'fast', shortcut: 'f', value: 'none'},
        {name: 'by', shortcut: 'b', value: 'required'},
        {name: 'note', value: 'optional', negatable: true},
      ],
      file: 'src/MoveCommand.php',
      line: 9,
    },
  ],
  base_commands: [],
  services: [
    {id: 'rekalogika.depot.gates', class: 'Rekalogika\\Depot\\Gates', bundles: []},
    {id: 'Rekalogika\\Depot\\GateInterface', bundles: []},
  ],
  collected_tags: [],
  outside_services: [],
  parameters: {'rekalogika.depot.url': 'x'},
  twig: {
    functions: [{name: 'gate', file: 'x', line: 1}],
    filters: [{name: 'gates', file: 'x', line: 2}],
    tests: [],
    tags: [],
  },
  routes: [{name: 'depot', path: '/', methods: [], controller: null, file: 'config/routes.php'}],
  stimulus: [
    {
      name: 'rekalogika--depot--gate',
      package: '@rekalogika/depot',
      controller: 'gate',
      enabled: true,
      fetch: 'lazy',
      file: 'assets/gate.js',
    },
  ],
};

/** The names of a fictional library. */
export const names = familyNames(
  [
    {
      packages: [{name: 'rekalogika/depot', type: 'library', require: {}, psr4: [], path: '.'}],
      classes: [
        {fqcn: 'Rekalogika\\Depot\\Gates', kind: 'class', package: 'rekalogika/depot'},
        {fqcn: 'Rekalogika\\Depot\\GateInterface', kind: 'interface', package: 'rekalogika/depot'},
      ],
    },
  ],
  [services],
);
