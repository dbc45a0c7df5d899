// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {SetUp} from '.';

// jsdom has no layout.
const scroll = vi.fn();
Element.prototype.scrollIntoView = scroll;

afterEach(() => {
  cleanup();
  scroll.mockClear();
  window.location.hash = '';
});

function isOpen(container: HTMLElement): boolean | undefined {
  return container.querySelector('details')?.open;
}

describe('SetUp', () => {
  it('names the variables in the line that opens it', () => {
    render(<SetUp variables="$mapper $shipment">code</SetUp>);
    expect(screen.getByText('$mapper, $shipment').closest('summary')?.textContent).toBe(
      'Setup for the samples: $mapper, $shipment',
    );
  });

  it('is closed, with its content as the next element', () => {
    const {container} = render(<SetUp variables="">code</SetUp>);
    const details = container.querySelector('details');
    expect(details?.open).toBe(false);
    expect(details?.textContent).toBe('Setup for the samples');
    expect(details?.nextElementSibling?.textContent).toBe('code');
  });

  it('is open if the address leads to a name in it', () => {
    window.location.hash = '#Gate';
    const code = <span id="Gate">Gate</span>;
    expect(isOpen(render(<SetUp variables="">{code}</SetUp>).container)).toBe(true);
    expect(scroll).toHaveBeenCalledOnce();
  });

  it('stays closed if the address leads elsewhere', () => {
    window.location.hash = '#Gate';
    const {container} = render(
      <>
        <span id="Gate">Gate</span>
        <SetUp variables="">code</SetUp>
      </>,
    );
    expect(isOpen(container)).toBe(false);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('opens when the address changes', () => {
    const code = <span id="Gate">Gate</span>;
    const {container} = render(<SetUp variables="">{code}</SetUp>);
    window.location.hash = '#Gate';
    expect(isOpen(container)).toBe(false);
    window.dispatchEvent(new Event('hashchange'));
    expect(isOpen(container)).toBe(true);
  });
});
