// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';

import {GeneratedPageFooter} from '.';

let editUrl: string | undefined;

vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({metadata: {editUrl}}),
}));
vi.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: {docs: {docFooter: 'theme-doc-footer'}},
}));
vi.mock('@site/features/agent-files/ui/PageMarkdown', () => ({
  PageMarkdown: () => <i>Markdown</i>,
}));
vi.mock('@site/src/components/ReportProblem', () => ({ReportProblem: () => <i>Report</i>}));

afterEach(cleanup);

it('links to what a page without a source has', () => {
  editUrl = undefined;
  const {container} = render(<GeneratedPageFooter otherwise="original" />);
  expect(container.querySelector('.theme-doc-footer')?.textContent).toBe('ReportMarkdown');
});

it('leaves pages with a source to the theme', () => {
  editUrl = 'https://example.org/edit';
  const {container} = render(<GeneratedPageFooter otherwise="original" />);
  expect(container.textContent).toBe('original');
});
