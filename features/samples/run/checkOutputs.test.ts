import {mkdirSync} from 'node:fs';

import {beforeEach, describe, expect, it} from 'vitest';

import {hashText} from '../parse/hashText';
import type {OutputRecord} from '../schema/outputRecords';
import {blocksOf, outputRecord, useEmptyFolder, write} from '../testData';
import {checkOutputs} from './checkOutputs';
import {hashInputs} from './hashInputs';
import {shownOutputs} from './shownOutputs';

const page = 'docs/parcels/index.md';
const libraries = [{section: 'parcels', repository: 'rekalogika/parcels', release: '1.2.0'}];

useEmptyFolder();

beforeEach(() => {
  mkdirSync('features/samples/projects/parcels/src', {recursive: true});
});

function blocks(code = 'echo 1;', output = '1') {
  return blocksOf(page, ['php', code], ['text title="Output"', output]);
}

function entry(changes: Partial<OutputRecord> = {}): OutputRecord {
  const [output] = shownOutputs(blocks());
  const inputs = output === undefined ? '' : hashInputs(output);
  return {
    ...outputRecord,
    inputs,
    output: hashText('1'),
    ...changes,
  };
}

describe('checkOutputs', () => {
  it('accepts an output whose record matches', () => {
    expect(checkOutputs(blocks(), () => [entry()], libraries)).toEqual({
      outputs: 1,
      problems: [],
    });
  });

  it('rejects an output without a record and names the command to run', () => {
    expect(checkOutputs(blocks(), () => [], libraries).problems).toEqual([
      {
        page,
        line: 6,
        kind: 'output',
        message:
          'has no record for the sample and the files around it as they are now. ' +
          'Run: npm run samples -- run --libs DIR docs/parcels/index.md',
      },
    ]);
  });

  it.each([
    ['a changed sample', blocks('echo 2 - 1;'), entry(), 'has no record for the sample'],
    ['a changed output', blocks('echo 1;', '2'), entry(), 'is not what the sample printed'],
    ['a new release', blocks(), entry({version: '1.1.0'}), 'was printed by 1.1.0, but 1.2.0 is'],
  ])('rejects %s', (_, changed, recorded, message) => {
    const {problems} = checkOutputs(changed, () => [recorded], libraries);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  it('rejects a changed fixture', () => {
    const recorded = entry();
    write('features/samples/projects/parcels/src/Parcel.php', '<?php\n');
    expect(checkOutputs(blocks(), () => [recorded], libraries).problems).toHaveLength(1);
  });
});
