// The part of lunr that the worker of the search uses, from the sources that the package carries: the
// package's only module holds all of it, 8 kB. Each file finds `lunr` by the ProvidePlugin in index.ts.
import 'lunr/lib/token.js';
import 'lunr/lib/stemmer.js';
import 'lunr/lib/stop_word_filter.js';

import {lunr} from './lunrRoot';

const lunrPart = lunr;
export {lunrPart as default};
