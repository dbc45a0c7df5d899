// Changes: the packages hoist-non-react-statics and react-is, which React Router needs for `withRouter` and
// for checks in development. Nothing in the browser uses `withRouter`.
// Saves: 0.9 kB gzip of the scripts that every page loads.
// When it breaks: routerStub.test.ts shows whether something uses `withRouter` now, or whether React Router
// uses the packages elsewhere; if so, delete this folder.
import path from 'node:path';

import type {BundlePatch} from '../../shared/bundler/bundlePatch';

const stub = path.join(__dirname, 'routerStub.ts');

export const routerParts: BundlePatch = {
  name: 'router-parts',
  replacements: {'hoist-non-react-statics': stub, 'react-is': stub},
};
