// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, describe, expect, it} from 'vitest';

import {OutboxCrash} from '.';
import {crashes, fatesOf} from './crashes';

afterEach(cleanup);

const shownPoint = () => {
  const shown = document.querySelectorAll('tbody:not(.rest)');
  expect(shown).toHaveLength(1);
  return shown[0]?.querySelector('[scope=rowgroup]')?.textContent;
};

describe('OutboxCrash', () => {
  it('tells what becomes of the event at the chosen point', () => {
    render(<OutboxCrash />);
    expect(screen.getByRole('status').textContent).toContain('Post-flush listener: lost.');
    fireEvent.click(screen.getByRole('radio', {name: 'In the published listener, after it sent'}));
    expect(screen.getByRole('status').textContent).toContain('with the outbox: delivered twice.');
    expect(shownPoint()).toBe('In the published listener, after it sent');
  });

  it('is one group of choices, one for each point', () => {
    render(<OutboxCrash />);
    expect(screen.getByRole('group', {name: 'Where the process dies'})).toBeDefined();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios).toHaveLength(crashes.length);
    expect(new Set(radios.map(({name}) => name)).size).toBe(1);
    expect(radios.filter(({checked}) => checked)).toHaveLength(1);
  });

  it('holds all points before any script runs', () => {
    const html = renderToStaticMarkup(<OutboxCrash />).replaceAll(/<\/?(?:code|span)[^>]*>/g, '');
    for (const crash of crashes) {
      expect(html).toContain(crash.point.replaceAll('`', ''));
      for (const {fate} of fatesOf(crash)) {
        expect(html).toContain(fate.why.replaceAll('`', ''));
      }
    }
  });
});
