import {section} from './section';

/** The pages of temporary-url-bundle, in reading order. */
export const temporaryUrlBundle = section('temporary-url-bundle', []);
