import {expect, it} from 'vitest';

import type {Choice} from '../markup/pageTexts';
import {parseVariations} from '../parse/variations';
import {choiceOf} from './choiceOf';

it('gives another choice with a known name another word, and the same choice the same', () => {
  const known = new Map<string, Choice>();
  const words = ['page size: 1, 2', 'page size: 1, 3', 'page size: 1, 2', 'page size: 1, 3'].map(
    (text) => parseVariations(text).map((one) => choiceOf(one, known)[0])[0],
  );
  expect(words).toEqual(['page-size', 'page-size-2', 'page-size', 'page-size-2']);
  expect(known.get('page-size-2')).toEqual(['page-size-2', 'page size', '1', '3']);
});

it('writes PHP in capitals', () => {
  const choices = parseVariations('php: 8.2, 8.4').map((one) => choiceOf(one, new Map()));
  expect(choices).toEqual([['php', 'PHP', '8.2', '8.4']]);
});
