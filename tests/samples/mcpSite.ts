import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {writeAgentFiles} from '../../features/agent-files/build/writeAgentFiles';
import type {PublishedFile} from '../../features/library-facts';
import {configurationSchema} from '../../features/library-facts/publish/configurationSchema';
import {factsFile, factsSchema} from '../../features/library-facts/publish/factsFile';
import {placeClasses} from '../../features/library-facts/reference/placeClasses';
import {
  api,
  components,
  history,
  libraries,
  messages,
  services,
} from '../../features/library-facts/reference/testData';

/** Where the pages of the small site say that they are. */
export const address = 'https://docs.example/';

/** The pages that only fill the list of resources. */
export const shelves = 110;

/** The tools of the server, in its order. */
export const tools = [
  'find_pages',
  'read_page',
  'look_up_symbol',
  'look_up_message',
  'look_up_configuration',
  'check_project',
];

/** A request that calls a tool. */
export function call(name: string, given: object = {}): string {
  const params = {name, arguments: given};
  return JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params});
}

// Of the libraries of the real site, so that sections are found by their repository.
const repository = 'rekalogika/mapper';

const library = {
  section: 'mapper',
  purpose: '',
  repository,
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

const pages: Readonly<Record<string, string>> = {
  index: '<h1>Depot</h1><p>All about the depot.</p>',
  'mapper/gates':
    '<h1>Gates of the depot</h1><p>How gates work.</p>' +
    '<h2 id="oil">Oil the hinges<a class="hash-link" href="#oil">#</a></h2><p>Every spring.</p>',
  'mapper/troubleshooting':
    '<h1>Troubleshooting</h1><h2 id="stuck">A gate is stuck</h2><p>Pull.</p>',
  'mapper/upgrade': '<h1>Upgrade</h1><p>To 2.0.</p>',
};

/**
 * Writes a small site with the functions that write the real one, and a project with its composer.lock, into a folder:
 * `site/`, `project/` and `mcp.php`.
 *
 * @throws Error if its facts do not have the form of the schema.
 */
export function writeMcpSite(folder: string): void {
  const site = path.join(folder, 'site');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  const all = {
    ...pages,
    ...Object.fromEntries(
      Array.from({length: shelves}, (_, number) => [
        `shelves/${String(number)}`,
        `<h1>Shelf ${String(number)}</h1>`,
      ]),
    ),
  };
  for (const [name, html] of Object.entries(all)) {
    const canonical = address + (name === 'index' ? '' : name);
    const head = `<link rel=canonical href=${canonical}><meta name=description content="About ${name}.">`;
    write(`site/${name}.html`, `${head}<main>${html}</main>`);
  }
  const own = {
    ...api,
    repository,
    packages: [{name: 'rekalogika/depot', type: 'library', require: {}, psr4: [], path: ''}],
  };
  const facts = factsFile(
    {library, api: own, history, messages, services},
    placeClasses([api], libraries, components),
    address.slice(0, -1),
    `${address}facts/schema.json`,
  );
  write('site/facts/depot.json', JSON.stringify(factsSchema.parse(facts)));
  write('site/facts/schema.json', JSON.stringify(z.toJSONSchema(factsSchema)));
  const text = (name: string) => ({name, type: 'scalar' as const});
  const schema = configurationSchema(
    {
      class: 'A',
      alias: 'depot',
      configuration: {
        name: 'depot',
        type: 'array',
        children: [
          {...text('gate'), default: 'north', allowEmpty: false},
          {
            name: 'rails',
            type: 'prototype',
            keyAttribute: 'name',
            prototype: {
              name: '',
              type: 'array',
              children: [
                {name: 'width', type: 'integer', min: 1, required: true},
                {name: 'gauge', type: 'enum', values: ['narrow', 'standard'], default: 'standard'},
              ],
            },
          },
        ],
      },
    },
    `${address}schema/depot.json`,
  );
  write('site/schema/depot.json', JSON.stringify(schema));
  const others: readonly PublishedFile[] = [
    'facts/schema.json',
    'facts/depot.json',
    'schema/depot.json',
  ].map((file) => ({title: file, file, description: ''}));
  const questions = new Map([
    ['/mapper/gates', ['open a gate without a key']],
    ['/mapper/gates#oil', ['my gate squeaks']],
  ]);
  writeAgentFiles(site, {title: 'Depot', tagline: 'All of it', address}, others, questions);
  copyFileSync(path.join(site, 'mcp.php.txt'), path.join(folder, 'mcp.php'));
  const lock = {
    packages: [
      {name: 'rekalogika/depot', version: 'v1.0.0'},
      {name: 'symfony/console', version: 'v7.1.5'},
    ],
    'packages-dev': [],
  };
  write('project/composer.lock', JSON.stringify(lock));
  for (const [name, version] of [
    ['current', '2.0.0'],
    ['newer', 'v2.1.0'],
    ['branch', 'dev-main'],
    ['numeric-branch', '3.0.x-dev'],
  ] as const) {
    const packages = [{name: 'rekalogika/depot', version}];
    write(`${name}/composer.lock`, JSON.stringify({packages}));
  }
  write('none/composer.lock', JSON.stringify({packages: [], 'packages-dev': []}));
  write('broken/composer.lock', '{');
  write('empty-object/composer.lock', '{}');
  write('no-list/composer.lock', '{"packages": "x"}');
  write('no-version/composer.lock', '{"packages": [], "packages-dev": [{"name": "a/b"}]}');
}
