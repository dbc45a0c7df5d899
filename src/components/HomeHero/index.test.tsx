// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {onSearchFocusRequest} from '../../../features/search/ui/requestSearchFocus';
import {HomeHero} from '.';

afterEach(cleanup);

function searchLink() {
  render(<HomeHero title="Libraries" />);
  return screen.getByRole('link', {name: /^Search classes/});
}

describe('HomeHero', () => {
  it('suggests searches, encoded for the URL', () => {
    render(<HomeHero title="Libraries" />);
    expect(screen.getByRole('link', {name: '#[Map]'}).getAttribute('href')).toBe(
      '/search?q=%23%5BMap%5D',
    );
  });

  it('links to the search page while no search is mounted', () => {
    const link = searchLink();
    expect(link.getAttribute('href')).toBe('/search');
    expect(fireEvent.click(link)).toBe(true);
  });

  it('focuses a mounted search, except on a click for a new tab', () => {
    const answer = vi.fn(() => true);
    const takeBack = onSearchFocusRequest(answer);
    const link = searchLink();
    expect(fireEvent.click(link)).toBe(false);
    expect(fireEvent.click(link, {ctrlKey: true})).toBe(true);
    expect(answer).toHaveBeenCalledTimes(1);
    takeBack();
  });
});
