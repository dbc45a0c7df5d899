// Both patterns say with regular expressions of nginx and Caddy what cleanPath of docusaurus-patches/head-scripts says
// in TypeScript; tests/site/hosts.test.ts asks all of them the same addresses.

/** Other spellings of a page, whose clean path without its first slash is the group. */
export const spelledPage = '^/+([^/].*?)(?:/+|(?:/+index(?:\\.html)?|\\.html)/*)$';

/** Other spellings of the home page. */
export const spelledHome = '^/+index(?:\\.html)?/*$';

/** The not-found page, which is no address of its own. */
export const spelledNotFound = '^/+404(?:\\.html)?/*$';

/** First line of each written file. */
export const written = 'Written by `npx tsx scripts/headers.ts` from hosting/headers.json.';
