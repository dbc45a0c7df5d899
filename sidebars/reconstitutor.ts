import {section} from './section';

/** The pages of reconstitutor, in reading order. */
export const reconstitutor = section('reconstitutor', []);
