// Changes: the minify() of @swc/html, which drops the escape of "<" in text after some ampersands.
// Serves: code is shown as written; the browser parsed seven type names in PHPDoc as elements.
// When it breaks: if index.test.ts says that SWC keeps all escapes, delete this folder; if Docusaurus minifies with
// another package, first test the text of the pages with it (tests/site/shownCode.test.ts).
import {createRequire} from 'node:module';

import type {Plugin} from '@docusaurus/types';

import {isRecord} from '../../shared/json/isRecord';
import {keepEscapes} from './keepEscapes';
import type {Minify} from './keepEscapes';

/** The part of `@swc/html` that Docusaurus uses, as a module whose exports can be replaced. */
export interface Minifier {
  minify: Minify<object, {readonly code: string}>;
}

/** SWC's minifier of HTML, the same module that Docusaurus gets. */
export function loadMinifier(): Minifier {
  const faster = createRequire(__filename).resolve('@docusaurus/faster');
  const loaded: unknown = createRequire(faster)('@swc/html');
  if (!isMinifier(loaded)) {
    throw new Error(
      '@swc/html no longer has a function minify: see docusaurus-patches/html-minifier.',
    );
  }
  return loaded;
}

function isMinifier(loaded: unknown): loaded is Minifier {
  return isRecord(loaded) && typeof loaded.minify === 'function';
}

/**
 * Keeps all escapes when built pages are minified. Docusaurus has no setting for it; html-minifier-terser, its other
 * minifier, takes 4.5 times as long and writes 4% more bytes.
 */
export default function htmlMinifier(): Plugin {
  const minifier = loadMinifier();
  // Docusaurus reads the export on the first page.
  minifier.minify = keepEscapes(minifier.minify);
  return {name: 'html-minifier'};
}
