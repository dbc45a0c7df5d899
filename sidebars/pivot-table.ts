import {section} from './section';

/** The pages of pivot-table, in reading order. */
export const pivotTable = section('pivot-table', [
  'pivot-table/quick-start',
  'pivot-table/installation',
  'pivot-table/usage',
  'pivot-table/grouping',
]);
