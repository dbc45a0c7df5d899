import {section} from './section';

/** The pages of analytics, in reading order. */
export const analytics = section('analytics', []);
