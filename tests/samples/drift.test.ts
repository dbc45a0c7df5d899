import {beforeAll, describe, expect, test} from 'vitest';

import {findDrift} from '../../features/drift/findDrift';
import {type Other, recordOther} from '../../features/drift/recordOther';
import {driftData, showDrift} from '../../features/drift/showDrift';
import type {Release} from '../../features/library-facts/record/releases';
import type {Recorded} from '../../features/samples/check/recorded';
import {type FerryRelease, documented, writeFerry} from './ferry';

const page = 'tests/fixtures/drift/ferry.md';
const release: Release = {
  section: 'ferry',
  repository: 'rekalogika/ferry',
  tag: 'v1.0.0',
  date: '2026-01-02',
  install: 'rekalogika/ferry',
  purpose: 'Sails.',
};
const nothing: Recorded = {apis: [], thirdParty: [], services: []};
let before: Recorded;

const record = (ferry: FerryRelease): Other => recordOther(writeFerry(ferry), [release], nothing);
const drift = (other: Other) =>
  findDrift([page], before, other, () => 'ferry', '.cache/samples/fixtures-drift');

beforeAll(() => {
  before = record(documented).recorded;
}, 300_000);

describe('drift', {timeout: 300_000}, () => {
  test('of a release without changes is nothing', async () => {
    const found = await drift(record(documented));
    expect({...found, facts: 0}).toEqual({
      problems: [],
      changes: [],
      mentioned: new Set(),
      facts: 0,
    });
    expect(found.facts).toBeGreaterThan(10);
  });

  test('of changes that no page names is only in the summary', async () => {
    const pilot = `${documented.pilot}\n    public function sleep(): void {}`;
    const found = await drift(record({...documented, pilot}));
    expect(found.problems).toEqual([]);
    expect(showDrift(found, false)).toContain('ferry, not on pages: method: 0 removed, 1 new');
    expect(showDrift(found, true)).toContain('method Rekalogika\\Ferry\\Pilot::sleep is new');
  });

  test('is reported with page and line', async () => {
    const found = await drift(
      record({
        pilot: `public function __construct(int $speed) {}
    public function dock(int $gate): void {}
    /** @deprecated */
    public function name(): string { return ''; }`,
        hasHarbor: false,
        keys: "->integerNode('gates')->defaultValue(4)->end()",
        command: 'rekalogika:ferry:go',
        filter: 'miles',
      }),
    );
    const reported = found.problems.map(({line, kind, message}) => `${line} ${kind}: ${message}`);
    const expected = [
      '4 front matter: explains: class Rekalogika\\Ferry\\Harbor was removed',
      '10 inline code: `steer()`: method Rekalogika\\Ferry\\Pilot::steer was removed',
      '10 inline code: `rekalogika:ferry:sail`: there is no command rekalogika:ferry:sail',
      '15 php: Unknown parameter $silent in call to Rekalogika\\Ferry\\Pilot constructor',
      '16 php: Call to an undefined method Rekalogika\\Ferry\\Pilot::steer()',
      '18 php: method Rekalogika\\Ferry\\Pilot::name was "public string", is "public deprecated string"',
      '24 php: Instantiated class Rekalogika\\Ferry\\Harbor not found',
      '29 yaml: there is no key of rekalogika_ferry harbor',
      '34 bash: there is no command rekalogika:ferry:sail',
      '38 twig: Unknown "knots" filter',
      '41 inline code: `harbor`: configuration key rekalogika_ferry.harbor was removed',
      '41 inline code: `gates`: configuration key rekalogika_ferry.gates was "integer = 1", is "integer = 4"',
    ];
    expect(expected.filter((one) => !reported.some((two) => two.startsWith(one)))).toEqual([]);
    expect(reported.filter((one) => !/^(?:4|10|15|16|18|22|24|29|34|38|41) /.test(one))).toEqual(
      [],
    );
    expect(JSON.stringify(driftData(found))).toContain('"isMentioned":true');
  });
});

test('a folder without a library is reported', () => {
  expect(() => recordOther('docs', [release], nothing)).toThrow('docs contains no library');
});
