// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {CodeBlock} from '.';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (url: string) => url}));

const html = '<L|$a = 1;\n<>';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function clipboard(writeText: () => Promise<void>): void {
  vi.stubGlobal('navigator', {clipboard: {writeText}});
}

describe('CodeBlock', () => {
  it('shows the title, and explained names can be reached by the keyboard', () => {
    render(<CodeBlock html={html} language="php" title="src/A.php" types="/a.json" />);
    expect(screen.getByText('src/A.php')).toBeDefined();
    expect(screen.getByRole('group', {name: 'src/A.php'}).tabIndex).toBe(0);
  });

  it('links the samples of the page in the head of the block that has the address', () => {
    render(<CodeBlock html={html} language="php" title="src/A.php" zip="/mapper/map.zip" />);
    const link = screen.getByRole('link', {name: 'Download the samples of this page as a zip'});
    expect(link.getAttribute('href')).toBe('/mapper/map.zip');
    expect(link.closest('figcaption')?.textContent).toContain('src/A.php');
    cleanup();
    render(<CodeBlock html={html} language="php" title="src/A.php" />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is not a tab stop if nothing scrolls or is explained', () => {
    render(<CodeBlock html={html} language="php" title="src/A.php" />);
    expect(screen.getByRole('figure', {name: 'src/A.php'})).toBeDefined();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('shows what printed an output, and on demand the rest of its record', () => {
    render(
      <CodeBlock
        html={html}
        language="text"
        title="Output"
        printedBy="mapper 3.0.0"
        proof="Run on November 23."
      />,
    );
    const details = screen.getByText('Output printed by mapper 3.0.0').closest('details');
    expect(details?.open).toBe(false);
    expect(details?.textContent).toContain('Run on November 23.');
    expect(
      screen.getByRole('figure', {name: 'Output'}).querySelectorAll('figcaption *'),
    ).toHaveLength(7);
  });

  it('names its language without a title', () => {
    render(<CodeBlock html={html} language="php" />);
    expect(screen.getByRole('figure', {name: 'Sample in php'})).toBeDefined();
  });

  it('has the buttons of what varies, and folds what is long', () => {
    const lines = '<L|a\n<><L|b\n<><L|c\n<>';
    render(
      <CodeBlock
        html={lines}
        language="text"
        title="Output"
        printedBy="mapper 3.0.0"
        choices={'limit\tlimit\t10\t50'}
        texts="/a.json#1"
        folds="1-3"
      />,
    );
    const group = screen.getByRole('group', {name: 'limit'});
    expect(group.querySelectorAll('input')).toHaveLength(2);
    expect(screen.getByText('2 more lines').closest('details')?.textContent).toContain('b\nc\n');
  });

  it('shows the table that its HTML is, and folds the HTML', () => {
    render(
      <CodeBlock html={html} language="html" title="Output" folds="0-1">
        <table>
          <tbody>
            <tr>
              <td>Fossils</td>
            </tr>
          </tbody>
        </table>
      </CodeBlock>,
    );
    expect(screen.getByRole('cell', {name: 'Fossils'})).toBeDefined();
    const details = screen.getByText('HTML of this table').closest('details');
    expect(details?.open).toBe(false);
    expect(details?.querySelector('pre')?.textContent).toBe('$a = 1;\n');
  });

  it('copies the code and confirms it', async () => {
    const write = vi.fn(() => Promise.resolve());
    clipboard(write);
    render(<CodeBlock html={html} language="php" />);
    fireEvent.click(screen.getByRole('button', {name: 'Copy'}));
    expect(await screen.findByText('Copied')).toBeDefined();
    expect(write).toHaveBeenCalledWith('$a = 1;');
  });

  it('copies the code with the setup of the page', async () => {
    const write = vi.fn(() => Promise.resolve());
    clipboard(write);
    render(
      <>
        <div data-set-up="">
          <CodeBlock html={'<L|$b = 2;\n<>'} language="php" />
        </div>
        <CodeBlock html={html} language="php" usesSetUp />
      </>,
    );
    fireEvent.click(screen.getByRole('button', {name: 'Copy with setup'}));
    expect(await screen.findByText('Copied')).toBeDefined();
    expect(write).toHaveBeenCalledWith('$b = 2;\n\n$a = 1;');
  });

  it('reports that copying failed', async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    render(<CodeBlock html={html} language="php" />);
    fireEvent.click(screen.getByRole('button', {name: 'Copy'}));
    expect(await screen.findByText(/^Not copied/)).toBeDefined();
  });
});
