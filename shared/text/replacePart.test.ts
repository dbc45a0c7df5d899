import {describe, expect, it} from 'vitest';

import {replacePart} from './replacePart';

describe('replacePart', () => {
  const block = (command: string) =>
    `<!-- Written by npm run ${command}. -->\nold\n<!-- End of what is written. -->\n`;
  const marked = `A\n\n${block('one')}B\n\n${block('two')}`;

  it('replaces what is between the markers of a command, repeatedly', () => {
    const once = replacePart(marked, 'two', 'new');
    expect(once).toContain(`A\n\n${block('one')}B\n`);
    expect(once).toContain('\n\nnew\n\n');
    expect(once.match(/old/g)).toHaveLength(1);
    expect(replacePart(once, 'two', 'new')).toBe(once);
  });

  it('rejects a text without markers', () => {
    expect(() => replacePart('A', 'one', 'new')).toThrow('are missing');
  });
});
