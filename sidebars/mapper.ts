import {section} from './section';

/** The pages of mapper, in reading order. */
export const mapper = section('mapper', ['mapper/mapping-table']);
