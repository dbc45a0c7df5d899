// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';

import {SearchHit} from '.';

afterEach(cleanup);

it('shows a class of the API reference like other results, with its text as its name', () => {
  const hit = {
    url: '/harbor/reference/api/ropes#RopeKnot',
    heading: [{text: 'RopeKnot', hit: true}],
    snippet: [{text: 'interface Rekalogika\\Harbor\\RopeKnot', hit: false}],
    words: [],
  };
  const page = {
    route: '/harbor/reference/api/ropes',
    library: 'harbor',
    title: [{text: 'Ropes (API)', hit: false}],
    kind: 'reference',
    hits: [hit],
  };
  render(
    <SearchHit
      id="first"
      link={{page, hit, address: hit.url}}
      selected={false}
      onActive={() => undefined}
      onLeave={() => undefined}
    />,
  );
  const name = 'harbor › Ropes (API) › RopeKnot Reference interface Rekalogika\\Harbor\\RopeKnot';
  const option = screen.getByRole('option', {name});
  expect(option.getAttribute('href')).toBe(hit.url);
  expect(option.textContent).toBe(name);
  expect(option.querySelector('mark')?.textContent).toBe('RopeKnot');
});
