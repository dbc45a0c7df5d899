/** Languages of blocks without highlighting. */
export const plainLanguages: ReadonlySet<string> = new Set(['text', 'txt', 'console']);
