import {section} from './section';

/** The pages of doctrine-advanced-group-by, in reading order. */
export const doctrineAdvancedGroupBy = section('doctrine-advanced-group-by', [
  'doctrine-advanced-group-by/intro',
  'doctrine-advanced-group-by/installation',
  'doctrine-advanced-group-by/group-by',
  'doctrine-advanced-group-by/grouping-function',
  'doctrine-advanced-group-by/flattening',
  'doctrine-advanced-group-by/visitor',
  'doctrine-advanced-group-by/pivot-table',
  'doctrine-advanced-group-by/testing',
  'doctrine-advanced-group-by/limitations',
  'doctrine-advanced-group-by/troubleshooting',
  'doctrine-advanced-group-by/upgrade',
  'doctrine-advanced-group-by/comparison',
]);
