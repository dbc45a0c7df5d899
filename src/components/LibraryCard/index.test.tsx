// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {libraryOf} from '@site/features/library-facts/read/packages';

import {LibraryCard} from '.';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function press(writeText: (text: string) => Promise<void>, said: string) {
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  render(<LibraryCard library={libraryOf('collections')} />);
  const name = 'Copy composer require rekalogika/collections-orm';
  fireEvent.click(screen.getByRole('button', {name}));
  expect((await screen.findByText(said)).getAttribute('aria-live')).toBe('polite');
}

describe('LibraryCard', () => {
  it('leads to the section and shows release and requirements', () => {
    render(<LibraryCard library={libraryOf('mapper')} marked="Symfony" />);
    expect(screen.getByRole('link', {name: 'mapper'}).getAttribute('href')).toBe('/mapper');
    const needs = screen.getAllByRole('listitem').slice(1);
    expect(needs.map((need) => need.textContent)).toEqual([
      'PHP 8.2+',
      'Symfony 7–8',
      'Collections 2.1–2.x',
    ]);
    expect(document.querySelector('mark')?.textContent).toBe('Symfony 7–8');
  });

  it('copies the install command and confirms it', async () => {
    const written: string[] = [];
    await press((text) => {
      written.push(text);
      return Promise.resolve();
    }, 'Copied');
    expect(written).toEqual(['composer require rekalogika/collections-orm']);
  });

  it('reports when the browser does not allow copying', async () => {
    await press(() => Promise.reject(new Error('not allowed')), 'Not copied');
  });
});
