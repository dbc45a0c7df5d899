// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {PageMarkdown} from '.';

const metadata = {id: 'mapper/index', permalink: '/mapper/'};

vi.mock('@docusaurus/plugin-content-docs/client', () => ({useDoc: () => ({metadata})}));
vi.mock('../MarkdownAlternate', () => ({
  MarkdownAlternate: ({path}: {path: string}) => <i>{path}</i>,
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Object.assign(metadata, {id: 'mapper/index', permalink: '/mapper/'});
  Reflect.deleteProperty(metadata, 'zip');
});

function answer(response: Response): ReturnType<typeof vi.fn> {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  return writeText;
}

describe('PageMarkdown', () => {
  it('links to the Markdown of the page, for readers and for programs', () => {
    render(<PageMarkdown />);
    const link = screen.getByRole('link', {name: 'View as Markdown'});
    expect(link.getAttribute('href')).toBe('/mapper.md');
    expect(screen.getByText('/mapper.md')).toBeDefined();
  });

  it('copies the Markdown and confirms it', async () => {
    const writeText = answer(new Response('# mapper'));
    render(<PageMarkdown />);
    fireEvent.click(screen.getByRole('button', {name: 'Copy page'}));
    expect(await screen.findByText('Copied')).toBeDefined();
    expect(writeText).toHaveBeenCalledWith('# mapper');
  });

  it('passes the clipboard a promise if it accepts one', async () => {
    answer(new Response('# mapper'));
    const items: Record<string, Promise<Blob>>[] = [];
    vi.stubGlobal('ClipboardItem', function (item: Record<string, Promise<Blob>>) {
      items.push(item);
    });
    vi.stubGlobal('navigator', {clipboard: {write: () => Promise.resolve()}});
    render(<PageMarkdown />);
    fireEvent.click(screen.getByRole('button', {name: 'Copy page'}));
    expect(items).toHaveLength(1);
    expect((await items[0]?.['text/plain'])?.type).toBe('text/plain');
    expect(await screen.findByText('Copied')).toBeDefined();
  });

  it('reports when the Markdown does not load', async () => {
    const writeText = answer(new Response('Not found', {status: 404}));
    render(<PageMarkdown />);
    fireEvent.click(screen.getByRole('button', {name: 'Copy page'}));
    expect(await screen.findByText(/^Not copied/)).toBeDefined();
    expect(writeText).not.toHaveBeenCalled();
  });

  it('links to the samples of a page that has a zip file of them', () => {
    render(<PageMarkdown />);
    expect(screen.queryByRole('link', {name: 'Download samples'})).toBeNull();
    cleanup();
    Object.assign(metadata, {zip: true});
    render(<PageMarkdown />);
    const link = screen.getByRole('link', {name: 'Download samples'});
    expect(link.getAttribute('href')).toBe('/mapper.zip');
  });

  it('is not on the search page', () => {
    Object.assign(metadata, {id: 'search', permalink: '/search'});
    const {container} = render(<PageMarkdown />);
    expect(container.childNodes).toHaveLength(0);
  });
});
