// @vitest-environment jsdom
import {act, cleanup, fireEvent, render} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {OfferSections} from '.';

const address = {hash: ''};
const loaded = vi.fn();

vi.mock('@docusaurus/router', () => ({useLocation: () => address}));
vi.mock('../CopySection', () => {
  loaded();
  return {CopySection: ({first}: {first?: Event}) => <i>{first?.type ?? 'address'}</i>};
});

beforeEach(() => {
  document.body.innerHTML =
    '<a href="/">Home</a><div class="theme-doc-markdown"><h2>Install <code>x</code></h2><p>Text</p><a href="#">Link</a></div>';
});

afterEach(() => {
  cleanup();
  address.hash = '';
});

const said = () => document.querySelector('i')?.textContent;

async function point(type: 'pointerOver' | 'pointerUp', selector: string): Promise<void> {
  const element = document.querySelector(selector);
  if (element !== null) {
    await act(async () => {
      fireEvent[type](element);
      await vi.dynamicImportSettled();
    });
  }
}

it('loads nothing before a heading is reached', async () => {
  render(<OfferSections />);
  await point('pointerOver', 'p');
  expect(loaded).not.toHaveBeenCalled();
});

it('passes on the event at a heading, once', async () => {
  render(<OfferSections />);
  await point('pointerOver', 'code');
  expect(loaded).toHaveBeenCalledTimes(1);
  expect(said()).toBe('pointerover');
  await point('pointerUp', 'h2');
  expect(said()).toBe('pointerover');
});

it('is loaded when the keyboard reaches something in the text', async () => {
  render(<OfferSections />);
  const focus = (selector: string) =>
    act(async () => {
      document.querySelector<HTMLElement>(selector)?.focus();
      await vi.dynamicImportSettled();
    });
  await focus('a');
  expect(said()).toBeUndefined();
  await focus('div a');
  expect(said()).toBe('focusin');
});

it('is loaded for an address with a hash', async () => {
  address.hash = '#install';
  render(<OfferSections />);
  await act(() => vi.dynamicImportSettled());
  expect(said()).toBe('address');
});
