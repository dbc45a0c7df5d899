// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {LibraryFilter} from '.';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children, ...rest}: {readonly to: string} & ComponentProps<'a'>) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));

afterEach(cleanup);

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <LibraryFilter />
    </MemoryRouter>,
  );
}

const headings = (level: number) => screen.getAllByRole('heading', {level});

describe('LibraryFilter', () => {
  it('shows all libraries in their groups', () => {
    open('/');
    expect(headings(2)).toHaveLength(5);
    expect(headings(3)).toHaveLength(16);
    expect(screen.getByRole('status').textContent).toBe('16 libraries');
    expect(document.querySelector('mark')).toBeNull();
  });

  it('shows one list after a press, with the requirement that matched marked', () => {
    open('/');
    fireEvent.click(screen.getByRole('button', {name: 'Symfony 8: 3 libraries'}));
    expect(headings(2).map((heading) => heading.textContent)).toEqual(['Symfony 8']);
    expect(screen.getByRole('status').textContent).toBe('3 of 16 libraries');
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['Symfony 6.4–8', 'Symfony 7–8', 'Symfony 6.2–8']);
    fireEvent.click(screen.getByRole('button', {name: 'All: 16 libraries'}));
    expect(headings(3)).toHaveLength(16);
  });

  it('starts with the filter in the URL', () => {
    open('/?show=api-platform');
    expect(
      screen.getByRole('button', {name: 'API Platform: 1 library'}).getAttribute('aria-pressed'),
    ).toBe('true');
    expect(headings(3)).toHaveLength(1);
  });
});
