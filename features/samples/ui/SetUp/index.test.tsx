// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';

import {SetUp} from '.';

afterEach(cleanup);

describe('SetUp', () => {
  it('names the variables in the line that opens it', () => {
    render(<SetUp variables="$mapper $shipment">code</SetUp>);
    expect(screen.getByText('$mapper, $shipment').closest('summary')?.textContent).toBe(
      'Set-up of the samples: $mapper, $shipment',
    );
  });

  it('is closed, with its content as the next element', () => {
    const {container} = render(<SetUp variables="">code</SetUp>);
    const details = container.querySelector('details');
    expect(details?.open).toBe(false);
    expect(details?.textContent).toBe('Set-up of the samples');
    expect(details?.nextElementSibling?.textContent).toBe('code');
  });
});
