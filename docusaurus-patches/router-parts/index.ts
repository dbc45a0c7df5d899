// Changes: packages that React Router needs. hoist-non-react-statics and react-is serve `withRouter` and checks in
// development, path-to-regexp parameters in the addresses of routes, and parts of history the addresses in a hash or
// in memory. Nothing in the browser uses these.
// Saves: 0.9 kB gzip of the scripts that every page loads for the first two, 1.3 kB for path-to-regexp, and 1.0 kB for
// history.
// When it breaks: the tests show whether something uses `withRouter`, whether React Router uses the packages elsewhere,
// and whether a route matches other addresses than with path-to-regexp; if so, take the package off the list.
import path from 'node:path';

import type {BundlePatch} from '../../shared/bundler/bundlePatch';

const file = (name: string) => path.join(__dirname, `${name}.ts`);
const stub = file('routerStub');

export const routerParts: BundlePatch = {
  name: 'router-parts',
  replacements: {
    'hoist-non-react-statics': stub,
    'react-is': stub,
    'path-to-regexp': file('routePattern'),
    history: file('browserHistory'),
  },
};
