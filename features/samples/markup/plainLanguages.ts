/** Languages of blocks that nothing colors. */
export const plainLanguages: ReadonlySet<string> = new Set(['text', 'txt', 'console']);
