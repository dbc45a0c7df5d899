// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';

import {PackageFacts} from '.';

afterEach(cleanup);

describe('PackageFacts', () => {
  it('shows release, day, requirements with their exceptions, license and links', () => {
    const {container} = render(<PackageFacts library="mapper" />);
    const terms = [...container.querySelectorAll('dt')].map((term) => term.textContent);
    expect(terms).toEqual([
      'Release',
      'PHP',
      'Symfony',
      'Doctrine Collections',
      'License',
      'Links',
    ]);
    expect(container.textContent).toContain('3.0.0 April 1, 2026');
    expect(container.textContent).toContain('symfony/property-info 7.0.0 to 7.x');
    expect(screen.getByRole('link', {name: 'Packagist'}).getAttribute('href')).toBe(
      'https://packagist.org/packages/rekalogika/mapper',
    );
  });

  it('says when the day of a release is not known exactly', () => {
    const {container} = render(<PackageFacts library="pivot-table" />);
    expect(container.textContent).toContain('about August 31, 2025');
  });

  it('refuses an unknown library and lists the known ones', () => {
    expect(() => render(<PackageFacts library="maper" />)).toThrow(
      /No library is named "maper".*Known: analytics, .*mapper/,
    );
  });
});
