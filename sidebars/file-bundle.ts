import {section} from './section';

/** The pages of file-bundle, in reading order. */
export const fileBundle = section('file-bundle', []);
