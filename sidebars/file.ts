import {section} from './section';

/** The pages of file, in reading order. */
export const file = section('file', []);
