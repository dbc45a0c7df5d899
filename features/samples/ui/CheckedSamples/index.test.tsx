// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {CheckedSamples} from '.';

const metadata = {};

vi.mock('@docusaurus/plugin-content-docs/client', () => ({useDoc: () => ({metadata})}));

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(metadata, 'checked');
});

describe('CheckedSamples', () => {
  it('leads to how samples are proven', () => {
    Object.assign(metadata, {checked: '9 PHP samples type-checked against mapper 3.0.0'});
    render(<CheckedSamples />);
    const link = screen.getByRole('link', {
      name: '9 PHP samples type-checked against mapper 3.0.0',
    });
    expect(link.getAttribute('href')).toBe('/use-from-your-tools#proof');
  });

  it('is not on a page without PHP', () => {
    expect(render(<CheckedSamples />).container.childNodes).toHaveLength(0);
  });
});
