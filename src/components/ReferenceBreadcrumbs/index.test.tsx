// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';

import {ReferenceBreadcrumbs} from '.';

let frontMatter = {};

vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({
    frontMatter,
    metadata: {title: 'Attributes (API)', permalink: '/mapper/reference/api/attributes'},
  }),
}));
vi.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: {docs: {docBreadcrumbs: 'theme-doc-breadcrumbs'}},
}));
vi.mock('@theme/DocBreadcrumbs/Items/Home', () => ({default: () => <li>Home</li>}));
vi.mock('@theme/DocBreadcrumbs/StructuredData', () => ({
  default: ({breadcrumbs}: {readonly breadcrumbs: readonly {readonly label: string}[]}) => (
    <i>{breadcrumbs.map(({label}) => label).join(' / ')}</i>
  ),
}));

afterEach(cleanup);

it('shows the pages above a page of the API reference, for readers and as data', () => {
  frontMatter = {parents: [{label: 'mapper', href: '/mapper'}]};
  render(<ReferenceBreadcrumbs otherwise="original" />);
  expect(screen.getByRole('link', {name: 'mapper'}).getAttribute('href')).toBe('/mapper');
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    'Home',
    'mapper',
    'Attributes (API)',
  ]);
  expect(screen.getByText('mapper / Attributes (API)')).toBeDefined();
});

it('leaves other pages to the theme', () => {
  frontMatter = {};
  const {container} = render(<ReferenceBreadcrumbs otherwise="original" />);
  expect(container.textContent).toBe('original');
});
