import {siteUrl} from '@site/shared/site';

const issues = 'https://github.com/rekalogika/rekalogika-docs/issues/new';

/** What is known of a page. */
export interface ReportedPage {
  readonly title: string;
  readonly permalink: string;
}

/** The URL of a new issue about a page, with its title and the start of its text. */
export function problemUrl({title, permalink}: ReportedPage): string {
  const fields = new URLSearchParams({
    title: `${title}: `,
    body: `Page: ${siteUrl}${permalink.replace(/(.)\/$/, '$1')}\n\nWhat is wrong, and what would be right:\n\n`,
  });
  return `${issues}?${fields.toString()}`;
}
