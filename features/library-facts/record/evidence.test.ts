import {describe, expect, it} from 'vitest';

import type {Api, ApiClass} from '../schema/api';
import {countEvidence, withEvidence} from './evidence';

const composer = [{name: 'owner/pager', type: 'library', license: 'MIT', require: {php: '^8.2'}}];
const release = {
  section: 'pager',
  repository: 'owner/pager',
  tag: 'v1.3.0',
  date: '2026-01-02',
  install: 'owner/pager',
  purpose: 'Pages.',
  recorded: {evidence: 'Registry page.', composer},
};
const method = {visibility: 'public', params: []};
const read: Api = {
  library: 'pager',
  repository: 'owner/pager',
  tag: 'v1.3.0',
  packages: [{name: 'owner/pager', type: 'library', require: {}, psr4: ['Owner\\'], path: '.'}],
  classes: [
    {
      fqcn: 'Owner\\Pages',
      kind: 'class',
      package: 'owner/pager',
      methods: [
        {...method, name: 'count', line: 3},
        {...method, name: 'page', line: 9},
      ],
    },
  ],
};

describe('withEvidence', () => {
  it('replaces members in place and adds classes in order', () => {
    const changed = {...method, name: 'count', return: 'int', evidence: 'A caller.'};
    const added = {
      fqcn: 'Owner\\Item',
      kind: 'interface',
      package: 'owner/pager',
      evidence: 'src/Item.php at 5535dd6',
      methods: [method, method].map((one, i) => ({...one, name: `m${String(i)}`})),
    } as const;
    const api = withEvidence(
      read,
      {
        provenance: 'Read from v1.2.0.',
        read_at: 'v1.2.0',
        classes: [{fqcn: 'Owner\\Pages', methods: [changed]}, added],
      },
      release,
    );
    expect(api).toMatchObject({
      read_at: 'v1.2.0',
      packages: [{require: {php: '^8.2'}, psr4: ['Owner\\']}],
    });
    expect(api.classes.map(({fqcn}) => fqcn)).toEqual(['Owner\\Item', 'Owner\\Pages']);
    expect(api.classes[1]?.methods).toEqual([changed, {...method, name: 'page', line: 9}]);
    expect(countEvidence(api)).toBe(3);
  });

  it('keeps the other members of each kind, and adds no empty kinds', () => {
    const member = {visibility: 'public'};
    const order: ApiClass = {
      fqcn: 'Owner\\Order',
      kind: 'enum',
      package: 'owner/pager',
      cases: [{name: 'Asc'}, {name: 'Desc'}],
      constants: [
        {...member, name: 'First'},
        {...member, name: 'Last'},
      ],
      properties: [
        {...member, name: 'size'},
        {...member, name: 'total'},
      ],
    };
    const evidence = 'A caller.';
    const given = {
      fqcn: order.fqcn,
      cases: [{name: 'Desc', evidence}],
      constants: [{...member, name: 'First', evidence}],
      properties: [{...member, name: 'total', type: 'int', evidence}],
    };
    const api = withEvidence(
      {...read, classes: [order]},
      {provenance: 'x', classes: [given]},
      release,
    );
    expect(api.classes).toEqual([
      {
        ...order,
        cases: [{name: 'Asc'}, ...given.cases],
        constants: [...given.constants, {...member, name: 'Last'}],
        properties: [{...member, name: 'size'}, ...given.properties],
      },
    ]);
    expect(countEvidence(api)).toBe(3);
  });

  it('rejects a member that the source does not have', () => {
    const classes = [{fqcn: 'Owner\\Pages', methods: [{...method, name: 'cuont'}]}];
    expect(() => withEvidence(read, {provenance: 'x', classes}, release)).toThrow(
      'Owner\\Pages::cuont: the source read has no such member',
    );
  });

  it('rejects a class without evidence', () => {
    const classes = [{fqcn: 'Owner\\New'}];
    expect(() => withEvidence(read, {provenance: 'x', classes}, release)).toThrow(
      'a class not read needs kind, package, evidence',
    );
  });
});
