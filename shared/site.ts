/** The address of the site on the web: ids of nodes, cards and links from other sites need whole addresses. */
export const siteUrl = 'https://rekalogika.dev';

/** The name of the site. */
export const siteName = 'Rekalogika.DEV';
