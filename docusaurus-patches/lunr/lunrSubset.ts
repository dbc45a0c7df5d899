// Each file adds its part to the variable `lunr`, which the bundler provides from lunrNamespace.ts.
import 'lunr/lib/token.js';
import 'lunr/lib/stemmer.js';
import 'lunr/lib/stop_word_filter.js';

import {lunr} from './lunrNamespace';

const lunrSubset = lunr;
export {lunrSubset as default};
