import {expect, test} from 'vitest';

import {PlainError} from '../shared/process/runMain';
import type {Installed} from './installAside';
import {prepared} from './prepared';

test('what is missing ends a measure with the reason alone', () => {
  const missing: Installed = {failure: 'npm cannot install it: no network'};
  expect(() => prepared<object>(missing)).toThrow(new PlainError(missing.failure));
  expect(prepared({folder: 'installed'})).toEqual({folder: 'installed'});
});
