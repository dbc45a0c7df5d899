// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';

import {InlineCode} from '.';

afterEach(cleanup);

describe('InlineCode', () => {
  it('may break after each backslash, and its text stays the same', () => {
    const {container} = render(<InlineCode>{'Rekalogika\\Mapper\\Attribute'}</InlineCode>);
    expect(container.innerHTML).toBe('<code>Rekalogika\\<wbr>Mapper\\<wbr>Attribute</code>');
    expect(container.textContent).toBe('Rekalogika\\Mapper\\Attribute');
  });

  it.each([
    ['\\DateTimeInterface', '<code>\\DateTimeInterface</code>'],
    ['#[Map]', '<code><span class="whole">#[M</span>ap]</code>'],
    ['?UuidV7', '<code><span class="whole">?U</span>uidV7</code>'],
  ])('keeps the characters before %s with it', (text, html) => {
    const {container} = render(<InlineCode>{text}</InlineCode>);
    expect(container.innerHTML.replace(/class="[^"]*whole[^"]*"/, 'class="whole"')).toBe(html);
    expect(container.textContent).toBe(text);
  });

  it('keeps an arrow together', () => {
    const {container} = render(<InlineCode>$a-&gt;b()</InlineCode>);
    expect(container.querySelector('span')?.textContent).toBe('->');
    expect(container.textContent).toBe('$a->b()');
  });

  it('may break between the words of a long name, in tables only', () => {
    const {container} = render(<InlineCode>{'Mapper\\CannotFindTransformerException'}</InlineCode>);
    const breaks = [...container.querySelectorAll('wbr')].map(({className}) =>
      className.includes('inTable'),
    );
    expect(breaks).toEqual([false, true, true, true]);
    expect(container.textContent).toBe('Mapper\\CannotFindTransformerException');
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
