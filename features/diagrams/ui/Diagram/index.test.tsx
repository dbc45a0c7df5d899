// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';

import {Diagram} from '.';

afterEach(cleanup);

describe('Diagram', () => {
  it('shows both drawings and the caption', () => {
    const {container} = render(
      <Diagram title="Path of a call" wide="<svg id='w'></svg>" narrow="<svg id='n'></svg>" />,
    );
    expect(container.querySelectorAll('svg')).toHaveLength(2);
    expect(container.querySelector('figcaption')?.textContent).toBe('Path of a call');
  });

  it('shows one drawing if there is no wide one', () => {
    const {container} = render(<Diagram title="Path" wide="" narrow="<svg></svg>" />);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  it('throws if nothing was drawn', () => {
    expect(() => render(<Diagram src="path" />)).toThrow('The diagram "path" was not drawn');
  });
});
