// Changes: the client modules of the classic theme, without the one for Prism: it needs a global that breaks
// static rendering. features/samples/highlight highlights in the build instead.
// Saves: 33.8 kB gzip of the scripts that every page loads. Serves the code languages of statement 9.5.
// When it breaks: look for the module that loads languages of Prism in getClientModules of
// @docusaurus/theme-classic/lib/index.js.

/** The theme's client modules without the languages of Prism. */
export function withoutPrism(modules: readonly string[]): string[] {
  const kept = modules.filter((module) => !module.endsWith('/prism-include-languages'));
  if (kept.length !== modules.length - 1) {
    throw new Error(
      'docusaurus-patches/prism replaced nothing: prism-include-languages is not among the client modules of ' +
        `the theme (${modules.join(', ')}). Its index.ts says what to do.`,
    );
  }
  return kept;
}
