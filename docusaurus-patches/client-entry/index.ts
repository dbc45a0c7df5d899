// Changes: the entry of the client bundle. entry.ts first installs the function of
// docusaurus-patches/chunk-assets, then evaluates Docusaurus' own entry in parts.
// Serves: the speed of a first load on a phone: in one piece, together with the layout at the end of the
// HTML, the entry is a task of a quarter of a second. It also signals early that scripts loaded, which the
// baseUrl banner (statement 8.5) needs.
// When it breaks: compare what @docusaurus/core/lib/client/clientEntry.js imports with entry.ts.
import path from 'node:path';

const original = path.join('core', 'lib', 'client', 'clientEntry.js');

/** The path of our entry, which replaces Docusaurus' own. */
export function clientEntry(entry: unknown): string {
  if (typeof entry !== 'string' || !entry.endsWith(original)) {
    throw new Error(
      `docusaurus-patches/client-entry replaced nothing: the entry of the bundle is not ${original}, but ` +
        `${JSON.stringify(entry)}. Its index.ts says what to do.`,
    );
  }
  return path.join(__dirname, 'entry.ts');
}
