import {section} from './section';

/** The pages of rekapager, in reading order. */
export const rekapager = section('rekapager', []);
