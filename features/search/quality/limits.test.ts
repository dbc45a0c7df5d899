import {expect, it} from 'vitest';

import {maxBytes, maxBytesPerPage, plannedPages, questionBytesPerPage} from './limits';

it('the limits of the pages that are planned fit into the limit of the files', () => {
  expect(plannedPages * (maxBytesPerPage + questionBytesPerPage)).toBeLessThanOrEqual(maxBytes);
});
