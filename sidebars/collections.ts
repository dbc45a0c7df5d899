import {section} from './section';

/** The pages of collections, in reading order. */
export const collections = section('collections', []);
