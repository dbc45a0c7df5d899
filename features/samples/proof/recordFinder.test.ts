import {expect, it} from 'vitest';

import {hashText} from '../parse/hashText';
import type {OutputRecord} from '../schema/outputRecords';
import {outputRecord} from '../testData';
import {recordFinder} from './recordFinder';

const record = (inputs: string, text: string, more: Partial<OutputRecord> = {}): OutputRecord => ({
  ...outputRecord,
  inputs,
  output: hashText(text),
  ...more,
});

it('finds the record of each output, also of those with the same text', () => {
  const find = recordFinder([
    record('a', '5', {values: {grams: '5'}}),
    record('b', '7', {values: {grams: '7'}, text: '7'}),
    record('c', '5'),
    record('d', '7'),
  ]);
  expect(['5', 'changed', '5', '7', '5'].map((text) => find(text)?.inputs)).toEqual([
    'a',
    undefined,
    'c',
    'd',
    undefined,
  ]);
});
