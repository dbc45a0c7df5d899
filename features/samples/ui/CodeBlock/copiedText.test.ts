// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';

import {copiedText} from './copiedText';

describe('copiedText', () => {
  it('leaves out removed lines, lines between the parts of a diff, screen reader text and trailing line ends', () => {
    const code = document.createElement('code');
    code.innerHTML =
      '<span class="line">$a = 1;\n</span>' +
      '<span class="line removed"><span class="said">Removed: </span>$b = 2;\n</span>' +
      '<span class="line hunk">@@\n</span>' +
      '<span class="line added"><span class="said">Added: </span>$b = <i>3</i>;\n</span>';
    expect(copiedText(code)).toBe('$a = 1;\n$b = 3;');
    expect(code.querySelectorAll('.said')).toHaveLength(2);
  });
});
