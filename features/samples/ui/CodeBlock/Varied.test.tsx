// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {Fragment, useRef, useState} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import type {PageTexts} from '../../markup/pageTexts';
import type {Segment} from '../../markup/segments';
import {load} from '../Variation/load';
import {Varied} from './Varied';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (url: string) => url}));
vi.mock('../Variation/load', {spy: true});

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
const limits = 'limit\tlimit\t10\t50';
let file = 0;

/** The figure of an output; each has a file of its own, since files are kept. */
function Figure({
  texts: at,
  choices = limits,
}: {
  readonly texts: string;
  readonly choices?: string;
}) {
  const figure = useRef<HTMLElement>(null);
  const [segments, setSegments] = useState<readonly Segment[]>([]);
  return (
    <figure ref={figure}>
      <Varied choices={choices} texts={at} isOutput figure={figure} onText={setSegments} />
      <code>
        {segments.map(({content}, index) => (
          <Fragment key={index}>{content}</Fragment>
        ))}
      </code>
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
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
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

it('removes the marks when the next choice changes nothing', async () => {
  const three: PageTexts = [
    {
      choices: [['n', 'n', '1', '2', '3']],
      texts: [[line('a')], [line('b')]],
      of: [0, 1, 1],
    },
  ];
  const at = serve(() => Promise.resolve(Response.json(three)));
  render(<Figure texts={at} choices={'n\tn\t1\t2\t3'} />);
  await settle();
  fireEvent.click(screen.getByRole('radio', {name: '2'}));
  await settle();
  expect(shown()).toContain('marked');
  fireEvent.click(screen.getByRole('radio', {name: '3'}));
  await settle();
  expect(screen.getByRole('status').textContent).toBe('The output stays the same.');
  expect(shown()).not.toContain('marked');
});

const tables: PageTexts = [
  {
    choices: [['limit', 'limit', '10', '50', '90']],
    texts: [[line('<table>1')], [line('<table>2')], [line('<table>3')]],
    of: [0, 1, 2],
    tables: {
      cells: [
        ['c', 'Wing'],
        ['c', 'Visits'],
        ['r', 'Fossils'],
        ['n', '7'],
        ['t', '<b>'],
      ],
      tables: [
        [[[0, 1]], [[2, 3]]],
        [[[0, [1, 1, 2]]], [[2, 3, 4]]],
        [[[1, 0]], [[3, 2]]],
      ],
    },
  },
];

it('shows the table of the chosen value, new cells marked, as text', async () => {
  const at = serve(() => Promise.resolve(Response.json(tables)));
  const {container} = render(<Figure texts={at} choices={`${limits}\t90`} />);
  await settle();
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('radio', {name: '50'}));
  await settle();
  expect(screen.getByRole('columnheader', {name: 'Visits'}).getAttribute('colspan')).toBe('2');
  expect(screen.getByRole('rowheader', {name: 'Fossils'}).getAttribute('scope')).toBe('row');
  expect(screen.getAllByRole('cell').map((cell) => cell.innerHTML)).toEqual([
    '7',
    '<mark>&lt;b&gt;</mark>',
  ]);
  expect(screen.getByRole('status').textContent).toBe('1 of 5 cells are new.');
  expect(shown()).toBe('<span class="line">&lt;table&gt;2\n</span>');
  fireEvent.click(screen.getByRole('radio', {name: '90'}));
  await settle();
  expect(container.querySelector('mark')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('All 4 cells were there before, 1 removed.');
});

it('puts the other tables on paper', async () => {
  render(
    <Figure
      texts={serve(() => Promise.resolve(Response.json(tables)))}
      choices={`${limits}\t90`}
    />,
  );
  await settle();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(screen.getByText('With limit 90')).toBeDefined();
});

it('says what is shown when the texts do not load', async () => {
  window.history.replaceState(null, '', '/?limit=50');
  render(<Figure texts={serve(() => Promise.resolve(new Response('', {status: 404})))} />);
  await settle();
  expect(screen.getByRole('status').textContent).toBe(
    'Not loaded: this is the output with limit 10. Choose again to retry.',
  );
});

it('says so, too, when the script does not load, and the next choice tries again', async () => {
  vi.mocked(load).mockRejectedValueOnce(new Error('Loading chunk failed.'));
  window.history.replaceState(null, '', '/?limit=50');
  render(<Figure texts={serve(() => Promise.resolve(Response.json(texts)))} />);
  await settle();
  expect(screen.getByRole('status').textContent).toContain('Not loaded');
  fireEvent.click(screen.getByRole('radio', {name: '10'}));
  expect(screen.getByRole('status').textContent).toBe('');
  await settle();
  fireEvent.click(screen.getByRole('radio', {name: '50'}));
  await settle();
  expect(screen.getByRole('status').textContent).toBe('1 of 2 lines changed.');
});

it('fetches nothing before a choice where the reader saves data', async () => {
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  render(<Figure texts={serve(() => Promise.resolve(Response.json(texts)))} />);
  await settle();
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', {name: '50'}));
  await settle();
  expect(screen.getByRole('status').textContent).toBe('1 of 2 lines changed.');
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
