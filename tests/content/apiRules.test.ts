import {describe, expect, test} from 'vitest';

import type {Bundle} from '../../features/library-facts/schema/services';
import {configures, explains} from './rules/api';
import {parsePage, show} from './rules/page';

const page = (name: string, fields: string, text = '') =>
  parsePage(`docs/depot/${name}.md`, `---\ntitle: ${name}\n${fields}\n---\n\n${text}\n`);

describe('explains', () => {
  const classes = new Set(['Rekalogika\\Depot\\Gate', 'Rekalogika\\Depot\\Hall']);
  const gates = page('gates', 'explains: [Rekalogika\\Depot\\Gate]');

  test('accepts classes that exist, each on one page', () => {
    const halls = page('halls', 'explains: [Rekalogika\\Depot\\Hall]');
    expect(explains([gates, halls, page('none', 'kind: how-to')], classes)).toEqual([]);
  });

  test('rejects a class that does not exist, and one that two pages explain', () => {
    const again = page('again', 'explains: [Rekalogika\\Depot\\Gate, Rekalogika\\Depot\\Hal]');
    expect(show(explains([gates, again], classes))).toEqual([
      'docs/depot/again.md:3 explains: docs/depot/gates.md explains Rekalogika\\Depot\\Gate already',
      'docs/depot/again.md:3 explains: there is no class Rekalogika\\Depot\\Hal (nearest existing name: Rekalogika\\Depot\\Hall)',
    ]);
  });
});

describe('configures', () => {
  const bundle: Bundle = {
    class: 'Rekalogika\\Depot\\RekalogikaDepotBundle',
    alias: 'rekalogika_depot',
    configuration: {
      name: 'rekalogika_depot',
      type: 'array',
      children: [
        {name: 'url', type: 'scalar'},
        {
          name: 'halls',
          type: 'prototype',
          prototype: {name: '', type: 'array', children: [{name: 'size', type: 'integer'}]},
        },
      ],
    },
  };
  const check = (fields: string, text: string) =>
    show(configures(page('reference', fields, text), [bundle]));

  test.each([
    ['kind: how-to', ''],
    ['configures: rekalogika_depot', '`url:` `halls` `size`'],
    ['configures: rekalogika_depot', '`rekalogika_depot.url`, `halls`, `halls.size`'],
  ])('accepts pages that name all keys: %s %s', (fields, text) => {
    expect(check(fields, text)).toEqual([]);
  });

  test('rejects a key that the page does not name in inline code', () => {
    expect(check('configures: rekalogika_depot', 'url and `halls`')).toEqual([
      'docs/depot/reference.md:3 configures: the page does not name the key `url`',
      'docs/depot/reference.md:3 configures: the page does not name the key `halls.size`',
    ]);
  });

  test('rejects a bundle that does not exist', () => {
    expect(check('configures: rekalogika_depto', '')).toEqual([
      'docs/depot/reference.md:3 configures: no bundle has the key rekalogika_depto (nearest existing name: rekalogika_depot)',
    ]);
  });
});
