// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';

import {libraryOf} from '@site/features/library-facts/read/packages';

import {PackageFacts} from '.';

afterEach(cleanup);

describe('PackageFacts', () => {
  it('shows release, date, requirements with their exceptions, license and links', () => {
    const {container} = render(<PackageFacts facts={libraryOf('mapper')} />);
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

  it('links to the page of the release and to its changelog', () => {
    render(<PackageFacts facts={libraryOf('domain-event')} />);
    const href = (name: string) => screen.queryByRole('link', {name})?.getAttribute('href');
    const repository = 'https://github.com/rekalogika/domain-event-src';
    expect(href('Release page')).toBe(`${repository}/releases/tag/2.5.2`);
    expect(href('Changelog')).toBe(`${repository}/blob/2.5.2/CHANGELOG.md`);
  });

  it('omits the changelog link if the release has none', () => {
    render(<PackageFacts facts={libraryOf('gotenberg-pdf-bundle')} />);
    expect(screen.queryByRole('link', {name: 'Changelog'})).toBeNull();
  });

  it('shows when the date of a release is approximate', () => {
    const {container} = render(<PackageFacts facts={libraryOf('pivot-table')} />);
    expect(container.textContent).toContain('about August 31, 2025');
  });
});
