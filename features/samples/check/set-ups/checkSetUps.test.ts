import {expect, test} from 'vitest';

import type {AnalyzedSetUp} from '../php/analyzedSetUps';
import {phpBlock} from '../../testData';
import {checkSetUps} from './checkSetUps';

const before = phpBlock('$berth;');

const setUp = (page: string, more: Partial<AnalyzedSetUp> = {}): AnalyzedSetUp => ({
  page,
  code: '$berth = 1;',
  variables: ['berth'],
  names: [],
  blocks: [before],
  before,
  classes: new Map(),
  classesOnPage: [],
  refused: [{page, line: 5, kind: 'set-up', message: 'No reader has it.'}],
  looked: 2,
  ...more,
});

test('what no reader can have is a problem', () => {
  const setUps = [setUp('docs/ferry/a.md'), setUp('docs/ferry/b.md', {refused: []})];
  const {problems, shown, looked} = checkSetUps(setUps);
  expect(problems.map(({page}) => page)).toEqual(['docs/ferry/a.md']);
  expect(shown).toEqual(setUps);
  expect(looked).toBe(4);
});

test('a page that needs nothing shows no setup', () => {
  const setUps = [setUp('docs/ferry/a.md', {before: undefined, refused: []})];
  expect(checkSetUps(setUps)).toEqual({problems: [], shown: [], looked: 2});
});

test('a fault of a shared file is said once', () => {
  const fault = {
    page: 'features/samples/projects/ferry/setup.php',
    line: 1,
    kind: 'set-up',
    message: 'x',
  };
  const setUps = ['a', 'b'].map((name) => setUp(`docs/ferry/${name}.md`, {refused: [fault]}));
  expect(checkSetUps(setUps).problems).toEqual([fault]);
});
