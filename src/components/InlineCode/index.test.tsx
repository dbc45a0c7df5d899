// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';

import {InlineCode} from '.';

afterEach(cleanup);

describe('InlineCode', () => {
  it('may break behind each backslash, and its text stays the same', () => {
    const {container} = render(<InlineCode>{'Rekalogika\\Mapper\\Attribute'}</InlineCode>);
    expect(container.innerHTML).toBe('<code>Rekalogika\\<wbr>Mapper\\<wbr>Attribute</code>');
    expect(container.textContent).toBe('Rekalogika\\Mapper\\Attribute');
  });

  it('leaves other content alone', () => {
    const {container} = render(
      <InlineCode className="note">
        <em>x</em>
      </InlineCode>,
    );
    expect(container.innerHTML).toBe('<code class="note"><em>x</em></code>');
  });
});
