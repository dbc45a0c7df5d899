/** The results page of the search, last in the sidebar. */
export const search = {type: 'doc', id: 'search', label: 'Search'} as const;
