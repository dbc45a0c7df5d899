// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {CopySection} from '.';

const metadata = {id: 'mapper/index', permalink: '/mapper/'};
const address = {hash: ''};
const markdown = '# mapper\n\n## Install\n\nRun it.\n\n### PHP\n\n8.2.\n\n## Use\n\nText.\n';
const writeText = vi.fn(() => Promise.resolve());

vi.mock('@docusaurus/plugin-content-docs/client', () => ({useDoc: () => ({metadata})}));
vi.mock('@docusaurus/router', () => ({useLocation: () => address}));

beforeEach(() => {
  document.body.innerHTML =
    '<div class="theme-doc-markdown"><h2 id="install">Install<a class="hash-link" aria-hidden="true">\u200b</a></h2><p>Run it.</p>' +
    '<h3 id="php">PHP</h3><p>8.2.</p><h2 id="use">Use</h2></div>';
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(markdown)));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  writeText.mockClear();
  address.hash = '';
  metadata.id = 'mapper/index';
});

const button = () => screen.getByRole('button', {name: 'Copy section as Markdown'});

it('copies the section of the heading under the pointer, and confirms it', async () => {
  render(<CopySection first={undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.pointerOver(screen.getByText('Install'));
  expect(screen.getByRole('heading', {name: 'Install'}).nextElementSibling).toBe(
    button().parentElement,
  );
  fireEvent.click(button());
  expect(await screen.findByRole('button', {name: 'Copied'})).toBeDefined();
  expect(writeText).toHaveBeenCalledWith('## Install\n\nRun it.\n\n### PHP\n\n8.2.\n');
});

it('reports that the Markdown has no such section', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('# mapper\n')));
  render(<CopySection first={undefined} />);
  fireEvent.pointerOver(screen.getByText('Use'));
  fireEvent.click(button());
  expect(await screen.findByRole('button', {name: /^Not copied/})).toBeDefined();
  expect(writeText).not.toHaveBeenCalled();
});

it('is hidden, but reachable, after the heading in the address', () => {
  address.hash = '#php';
  const {rerender, unmount} = render(<CopySection first={undefined} />);
  const holder = button().parentElement;
  expect(screen.getByText('PHP').nextElementSibling).toBe(holder);
  expect(holder?.className).toBe('holder');
  fireEvent.pointerOver(screen.getByText('PHP'));
  expect(holder?.className).toBe('holder shown');
  address.hash = '#use';
  rerender(<CopySection first={undefined} />);
  expect(screen.getByText('PHP').nextElementSibling).toBe(holder);
  unmount();
  expect(document.querySelector('.holder')).toBeNull();
});

it('handles the event that loaded it', () => {
  const first = new Event('pointerover', {bubbles: true});
  screen.getByText('Use').dispatchEvent(first);
  render(<CopySection first={first} />);
  expect(screen.getByText('Use').nextElementSibling).toBe(button().parentElement);
});

it('is not on the search page', () => {
  metadata.id = 'search';
  address.hash = '#use';
  render(<CopySection first={undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});
