import {section} from './section';

/** The pages of direct-property-access, in reading order. */
export const directPropertyAccess = section('direct-property-access', []);
