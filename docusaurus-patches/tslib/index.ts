// Changes: the package tslib in the browser. One module of @docusaurus/utils-common needs one of its functions,
// and its CommonJS build contains all of them.
// Saves: 3.6 kB gzip of the scripts that every page loads.
// When it breaks: importDefault.test.ts names the functions that are missing; add them to importDefault.ts.
import path from 'node:path';

import type {BundlePatch} from '../../shared/bundler/bundlePatch';

export const tslib: BundlePatch = {
  name: 'tslib',
  replacements: {tslib: path.join(__dirname, 'importDefault.ts')},
};
