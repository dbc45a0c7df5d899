// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {Table} from '.';

const sizes = {scrollWidth: 0, clientWidth: 0};
const resized: (() => void)[] = [];

beforeEach(() => {
  for (const name of ['scrollWidth', 'clientWidth'] as const) {
    vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => sizes[name]);
  }
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  resized.length = 0;
});

function show(scrollWidth: number, clientWidth: number) {
  Object.assign(sizes, {scrollWidth, clientWidth});
  act(() => {
    for (const callback of resized) {
      callback();
    }
  });
}

describe('Table', () => {
  beforeEach(() => {
    render(
      <Table>
        <thead>
          <tr>
            <th>Key</th>
            <th>Effect</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>url</td>
            <td>the server</td>
          </tr>
        </tbody>
      </Table>,
    );
  });

  it('is not a tab stop if it fits', () => {
    show(358, 358);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('table').parentElement?.hasAttribute('tabindex')).toBe(false);
  });

  it('is focusable and named by its columns while it scrolls, until it fits again', () => {
    show(576, 358);
    expect(screen.getByRole('group', {name: 'Table: Key, Effect'}).tabIndex).toBe(0);
    show(576, 752);
    expect(screen.queryByRole('group')).toBeNull();
  });
});
