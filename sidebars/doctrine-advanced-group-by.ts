import {section} from './section';

/** The pages of doctrine-advanced-group-by, in reading order. */
export const doctrineAdvancedGroupBy = section('doctrine-advanced-group-by', []);
