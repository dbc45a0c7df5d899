import {describe, expect, it} from 'vitest';

import {replacePart} from './replacePart';

describe('replacePart', () => {
  const marked =
    'A\n\n<!-- Written by npm run measure -- search. -->\nold\n<!-- End of what is written. -->\nB\n';

  it('replaces what is between the markers, repeatedly', () => {
    const once = replacePart(marked, 'new');
    expect(once).toContain('A\n');
    expect(once).toContain('\n\nnew\n\n');
    expect(once).not.toContain('old');
    expect(replacePart(once, 'new')).toBe(once);
  });

  it('rejects a text without markers', () => {
    expect(() => replacePart('A', 'new')).toThrow('are missing');
  });
});
