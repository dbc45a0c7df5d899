import {readFileSync} from 'node:fs';

import {beforeEach, describe, expect, it} from 'vitest';

import {hashText} from '../parse/hashText';
import {type OutputRecord, writeOutputRecords} from '../schema/outputRecords';
import {proof} from '../schema/proof';
import {outputRecord, useEmptyFolder, write} from '../testData';
import {proofOf} from './proofOf';
import {writeProof} from './writeProof';

const page = 'docs/parcels/send.md';
const site = 'https://docs.example/';
const text = '## Weigh it {#weigh}\n\n```php\necho 5;\n```\n\n```text title="Output"\n5\n```\n';

const weigh: OutputRecord = {
  ...outputRecord,
  output: hashText('5'),
  packages: {'symfony/uid': '7.1.5'},
};
const records: readonly OutputRecord[] = [
  {...weigh, values: {grams: '5'}},
  {
    ...weigh,
    inputs: 'b',
    output: 'c',
    values: {grams: '7'},
    text: '7',
    packages: {'symfony/uid': '7.2.0'},
  },
  {
    ...weigh,
    inputs: 'd',
    output: 'e',
    ranAgainst: '1.1.9',
    database: 'PostgreSQL 15',
  },
];

useEmptyFolder();

beforeEach(() => {
  write(page, text);
  write('docs/parcels/index.md', 'Text');
  writeOutputRecords(page, records);
});

describe('proofOf', () => {
  it('has an entry for each output, with its place, what printed it, and the hashes', () => {
    const common = {library: 'parcels', release: '1.2.0', php: '8.2', date: '2026-11-20'};
    const weighed = {...common, page: '/parcels/send#weigh', sample: 1, ranWith: '1.2.0'};
    const {output} = weigh;
    expect(proofOf([page, 'docs/parcels/index.md'], site).outputs).toEqual([
      {...weighed, inputs: 'a', output, values: {grams: '5'}, packages: 0},
      {...weighed, inputs: 'b', output: 'c', values: {grams: '7'}, packages: 1},
      {
        ...common,
        page: '/parcels/send',
        sample: 2,
        ranWith: '1.1.9',
        packages: 0,
        database: 'PostgreSQL 15',
        inputs: 'd',
        output: 'e',
      },
    ]);
  });

  it('has the place of each output, also of those with the same text', () => {
    write(page, text + text.replace('Weigh it {#weigh}', 'Weigh it again'));
    writeOutputRecords(page, [weigh, {...weigh, inputs: 'f'}]);
    expect(proofOf([page], site).outputs.map((output) => output.page)).toEqual([
      '/parcels/send#weigh',
      '/parcels/send#weigh-it-again',
    ]);
  });

  it('has each combination of versions once', () => {
    expect(proofOf([page, page], site).packages).toEqual([
      {'symfony/uid': '7.1.5'},
      {'symfony/uid': '7.2.0'},
    ]);
  });

  it('is of the form that programs read, which rejects others', () => {
    const content = proofOf([page], site);
    expect(proof.parse(content)).toEqual(content);
    expect(proof.safeParse({...content, outputs: [{...weigh, sample: 0}]}).success).toBe(false);
  });
});

describe('writeProof', () => {
  it('writes the outputs of the built pages', () => {
    expect(writeProof('.', site, (address) => address === '/parcels/send').file).toBe('proof.json');
    const count = () => proof.parse(JSON.parse(readFileSync('proof.json', 'utf8'))).outputs.length;
    expect(count()).toBe(3);
    writeProof('.', site, () => false);
    expect(count()).toBe(0);
  });
});
