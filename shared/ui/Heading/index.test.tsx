// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';

import {Heading} from '.';

const anchors: string[] = [];

vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor: (id: string) => anchors.push(id)}),
}));
vi.mock('@docusaurus/theme-common', () => ({useAnchorTargetClassName: () => 'target'}));

afterEach(cleanup);

it('has its text as its name, and a link for the pointer', () => {
  render(
    <Heading as="h2" id="install">
      Install it
    </Heading>,
  );
  const heading = screen.getByRole('heading', {level: 2, name: 'Install it'});
  expect(heading.id).toBe('install');
  expect(heading.className).toBe('anchor target');
  expect(anchors).toEqual(['install']);
  expect(screen.queryByRole('link')).toBeNull();
  expect(heading.querySelector('a.hash-link')?.getAttribute('href')).toBe('#install');
});

it('has no link without an id', () => {
  render(<Heading as="h3">Plain</Heading>);
  expect(screen.getByRole('heading', {level: 3}).innerHTML).toBe('Plain');
});
