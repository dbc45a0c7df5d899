import {expect, it} from 'vitest';

import {
  maxBytes,
  maxBytesPerPage,
  maxFactBytes,
  maxNameBytes,
  plannedPages,
  questionBytesPerPage,
} from './limits';

it('the limits of the pages that are planned fit into the limit of the files', () => {
  const ofPages = plannedPages * (maxBytesPerPage + questionBytesPerPage);
  expect(ofPages + maxFactBytes + maxNameBytes).toBeLessThanOrEqual(maxBytes);
});
