// Both patterns express, as regular expressions for nginx and Caddy, what cleanPath of docusaurus-patches/head-scripts
// does in TypeScript; tests/site/hosts.test.ts sends all of them the same addresses.

/** Other spellings of a page; the group is the clean path without its leading slash. */
export const spelledPage = '^/+([^/].*?)(?:/+|(?:/+index(?:\\.html)?|\\.html)/*)$';

/** Other spellings of the home page. */
export const spelledHome = '^/+index(?:\\.html)?/*$';

/** The not-found page, which has no address of its own. */
export const spelledNotFound = '^/+404(?:\\.html)?/*$';

/** What is in an Accept header that names Markdown. */
export const namesMarkdown = 'text/markdown';

/** What is in an Accept header that prefers HTML to Markdown, by naming it first, or refuses Markdown. */
export const refusesMarkdown = 'text/html.*text/markdown|text/markdown *; *q=0(?:\\.0*)? *(?:,|$)';

/** First line of each written file. */
export const written = 'Written by `npx tsx scripts/headers.ts` from hosting/headers.json.';
