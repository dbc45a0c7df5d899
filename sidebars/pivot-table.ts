import {section} from './section';

/** The pages of pivot-table, in reading order. */
export const pivotTable = section('pivot-table', [
  'pivot-table/intro',
  'pivot-table/installation',
  'pivot-table/quick-start',
  'pivot-table/usage',
  'pivot-table/grouping',
  'pivot-table/rendering',
  'pivot-table/styling',
  'pivot-table/integration',
  'pivot-table/doctrine',
  'pivot-table/sorting',
  'pivot-table/twig',
  'pivot-table/export',
  'pivot-table/cookbook',
  'pivot-table/testing',
  'pivot-table/troubleshooting',
  'pivot-table/upgrade',
  'pivot-table/comparison',
]);
