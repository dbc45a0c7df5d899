import {section} from './section';

/** The pages of psr-16-simple-cache-bundle, in reading order. */
export const psr16SimpleCacheBundle = section('psr-16-simple-cache-bundle', []);
