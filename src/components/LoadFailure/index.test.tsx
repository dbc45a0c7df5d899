// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {LoadFailure, LoadSpinner} from '.';

afterEach(cleanup);

describe('LoadFailure', () => {
  it('shows the error as text and retries', () => {
    const retry = vi.fn();
    render(<LoadFailure message="<b>Loading failed</b>" retry={retry} />);
    expect(screen.getByRole('alert').textContent).toBe('<b>Loading failed</b>Retry');
    fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('the spinner has a text', () => {
    render(<LoadSpinner />);
    expect(screen.getByRole('status').textContent).toBe('Loading the page');
  });
});
