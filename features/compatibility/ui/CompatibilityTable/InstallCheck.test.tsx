// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import type {InstallData} from '../../engine/catalog';
import {InstallCheck} from './InstallCheck';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children, ...rest}: {readonly to: string} & ComponentProps<'a'>) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));
vi.mock('@docusaurus/useBaseUrl', () => ({default: (url: string) => url}));

const data: InstallData = {
  libraries: [
    {section: 'ferry', package: 'rekalogika/ferry', release: '2.0.0'},
    {section: 'dock', package: 'rekalogika/dock', release: '1.1.0'},
  ],
  repositories: [
    {
      releases: ['1.0.0', '2.0.0'],
      packages: {
        'rekalogika/ferry': [
          [0, {php: '^8.1', 'symfony/cache': '^6.4'}],
          [1, {php: '^8.3', 'symfony/cache': '^7.0', 'symfony/lock': '^7.0'}],
        ],
      },
    },
    {releases: ['1.0.0', '1.1.0'], packages: {'rekalogika/dock': [[0, {php: '^8.2'}]]}},
  ],
};

const many = Object.fromEntries(
  Array.from({length: 5001}, (_, at) => [`a/b${String(at)}`, '^1.0']),
);

// The first press loads the report.
const patience = 15_000;

function copied(readText: () => Promise<string>): void {
  vi.stubGlobal('navigator', {clipboard: {readText, writeText: () => Promise.resolve()}});
}

async function press(): Promise<string> {
  fireEvent.click(screen.getByRole('button', {name: /^Check my composer/}));
  await vi.waitFor(() => {
    expect(screen.getByRole('status').textContent).not.toMatch(/^(?:Checking …)?$/);
  }, patience);
  return screen.getByRole('status').textContent;
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(data))));
  render(<InstallCheck address="/assets/requirements.0.json" />);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('InstallCheck', {timeout: 20_000}, () => {
  it('shows the command, or what is in the way and the newest release that installs', async () => {
    copied(() => Promise.resolve('{"require": {"php": "^8.3", "symfony/cache": "6.4.*"}}'));
    expect(await press()).toBe(
      'By this composer.json, 1 of 2 libraries can be installed in the documented release.',
    );
    const ferry = screen.getByRole('row', {name: /^ferry 2\.0\.0/});
    expect(within(ferry).getByRole('cell').textContent).toBe(
      'rekalogika/ferry 2.0.0 requires symfony/cache ^7.0, but composer.json has 6.4.*.' +
        'Newest release that can be installed: 1.0.0.' +
        'composer require "rekalogika/ferry:^1.0.0"Copy',
    );
    const dock = screen.getByRole('row', {name: /^dock 1\.1\.0/});
    expect(within(dock).getByRole('cell').textContent).toBe(
      'composer require "rekalogika/dock:^1.1.0"Copy',
    );
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    fireEvent.click(within(dock).getByRole('button'));
    await act(async () => Promise.resolve());
    expect(within(dock).getByRole('button').textContent).toBe('Copied');
  });

  it('says which locked packages have to change', async () => {
    const lock = {
      packages: [
        {name: 'symfony/cache', version: 'v6.4.1'},
        {name: 'rekalogika/dock', version: '1.0.0', require: {php: '^8.2'}},
      ],
      platform: {php: '>=8.1'},
    };
    copied(() => Promise.resolve(JSON.stringify(lock)));
    expect(await press()).toMatch(/^By this composer\.lock, 2 of 2/);
    expect(screen.getByRole('row', {name: /^ferry/}).textContent).toContain(
      'composer require "rekalogika/ferry:^2.0.0" --with-all-dependenciesCopy' +
        'Updates locked packages, if composer.json allows it: symfony/cache 6.4.1 to ^7.0.Needs PHP ^8.3.',
    );
    expect(screen.getByRole('row', {name: /^dock/}).textContent).toContain('Locked: 1.0.0.');
  });

  it('shows what is copied as text only', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    copied(() => Promise.resolve(JSON.stringify({require: {'symfony/cache': hostile}})));
    expect(await press()).toContain(hostile);
    expect(document.querySelector('img')).toBeNull();
  });

  it.each([
    ['', 'The clipboard is empty.'],
    ['{"require": {', 'does not hold valid JSON'],
    ['{"name": "a", "dependencies": {}}', 'holds a file of npm'],
    ['{"name": "a/b"}', 'neither "require" nor "require-dev"'],
    [
      '{"require": {"symfony/symfony": "^7.0", "symfony/cache": "^5.4"}}',
      'requires symfony/cache ^5.4 and symfony/symfony ^7.0, which exclude each other',
    ],
    ['{"content-hash": "1", "_readme": []}', 'composer.lock of an unknown form'],
    ['{"packages": [{"name": "a/b"}]}', 'has no name or no version'],
    ['{"packages": [{"name": "a/b", "version": "one"}]}', 'version "one", which Composer does not'],
    [JSON.stringify({require: many}), 'composer.json has more than 5000 packages'],
    [JSON.stringify({packages: Object.keys(many)}), 'composer.lock has more than 5000 packages'],
  ])('says what to do about %.60j', async (text, sentence) => {
    copied(() => Promise.resolve(text));
    expect(await press()).toContain(sentence);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says what to do without permission, without the API and without the requirements', async () => {
    copied(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    expect(await press()).toContain('did not allow this page to read the clipboard');
    vi.stubGlobal('navigator', {});
    expect(await press()).toContain('lets no page read the clipboard');
    copied(() => Promise.resolve('{"require": {}}'));
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {status: 404})));
    await press();
    await vi.waitFor(() => {
      expect(screen.getByRole('status').textContent).toContain('requirements did not load');
    }, patience);
  });
});
