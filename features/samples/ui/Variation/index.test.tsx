// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {Choices} from '../CodeBlock/Choices';
import type {Segment} from '../CodeBlock/segments';
import type {PageTexts} from '../../markup/pageTexts';
import {Variation} from '.';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (url: string) => url}));

const line = (text: string) => ['line', null, [`${text}\n`]] as const;
const texts: PageTexts = [
  {
    choices: [['limit', 'limit', '10', '50']],
    texts: [
      [line('a'), line('<b>')],
      [line('a'), line('c')],
    ],
    of: [0, 1],
  },
];
const choices = 'limit\tlimit\t10\t50';
let file = 0;

/** The figure of an output; each has a file of its own, since files are kept. */
function Figure({texts: at}: {readonly texts: string}) {
  const [segments, setSegments] = useState<readonly Segment[]>([]);
  return (
    <figure>
      <Choices choices={choices} texts={at} />
      <Variation choices={choices} texts={at} onText={setSegments} />
      <code>{segments.map(({content}) => content)}</code>
    </figure>
  );
}

function serve(reply: () => Promise<Response>): string {
  file += 1;
  vi.stubGlobal('fetch', vi.fn(reply));
  return `/sample-outputs/${String(file)}.json#0`;
}

const shown = () => document.querySelector('code')?.innerHTML;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('writes a choice into the address', async () => {
  render(<Figure texts={serve(() => Promise.resolve(Response.json(texts)))} />);
  await settle();
  const group = screen.getByRole('group', {name: 'limit'});
  expect(group.querySelectorAll('input')).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', {name: '50'}));
  await settle();
  expect(window.location.search).toBe('?limit=50');
  expect(shown()).toContain('marked');
  expect(screen.getByRole('status').textContent).toBe('1 of 2 lines changed.');
});

it('shows the text of the chosen value, changed lines marked, as text', async () => {
  window.history.replaceState(null, '', '/?limit=50');
  render(<Figure texts={serve(() => Promise.resolve(Response.json(texts)))} />);
  await settle();
  expect(shown()).toBe('<span class="line">a\n</span><span class="line marked">c\n</span>');
});

it('says what is shown when the texts do not load', async () => {
  window.history.replaceState(null, '', '/?limit=50');
  render(<Figure texts={serve(() => Promise.resolve(new Response('', {status: 404})))} />);
  await settle();
  expect(screen.getByRole('status').textContent).toBe(
    'Not loaded: this is the output with limit 10. Choose again to retry.',
  );
});

it('puts the other outputs on paper', async () => {
  const {container} = render(<Figure texts={serve(() => Promise.resolve(Response.json(texts)))} />);
  await settle();
  expect(container.querySelector('pre')).toBeNull();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(container.querySelector('pre')?.textContent).toBe('a\nc\n');
  expect(screen.getByText('With limit 50')).toBeDefined();
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(container.querySelector('pre')).toBeNull();
});
