import {section} from './section';

/** The pages of analytics, in reading order. */
export const analytics = section('analytics', [
  'analytics/intro',
  'analytics/installation',
  'analytics/quickstart',
  {
    type: 'category',
    label: 'Summary entities',
    link: {type: 'doc', id: 'analytics/summary-entity/index'},
    items: [
      'analytics/summary-entity/summary-class',
      'analytics/summary-entity/partitioning',
      'analytics/summary-entity/dimensions',
      'analytics/summary-entity/measures',
      'analytics/summary-entity/snapshots',
    ],
  },
  {
    type: 'category',
    label: 'Value resolvers',
    link: {type: 'doc', id: 'analytics/value-resolver/index'},
    items: [
      'analytics/value-resolver/basic-value-resolvers',
      'analytics/value-resolver/custom-expression',
      'analytics/value-resolver/property-path',
      'analytics/value-resolver/creating-value-resolvers',
      'analytics/value-resolver/distinct-values',
    ],
  },
  {
    type: 'category',
    label: 'Dimension groups',
    link: {type: 'doc', id: 'analytics/dimension-hierarchy/index'},
    items: ['analytics/dimension-hierarchy/structure'],
  },
  {
    type: 'category',
    label: 'User interface',
    link: {type: 'doc', id: 'analytics/user-interface/index'},
    items: [
      'analytics/user-interface/table-renderer',
      'analytics/user-interface/chart-generator',
      'analytics/user-interface/spreadsheet-renderer',
      'analytics/user-interface/pivot-table-panel',
      'analytics/user-interface/filters',
      'analytics/user-interface/predicate-renderer',
      'analytics/user-interface/formatter-services',
    ],
  },
  'analytics/serialization',
  'analytics/source-entities',
  {
    type: 'category',
    label: 'Metadata',
    link: {type: 'doc', id: 'analytics/metadata/index'},
    items: ['analytics/metadata/summary'],
  },
  'analytics/housekeeping',
  'analytics/performance',
  'analytics/testing',
  {
    type: 'category',
    label: 'Internals',
    link: {type: 'doc', id: 'analytics/internals/index'},
    items: [
      'analytics/internals/partitioning',
      'analytics/internals/refresh',
      'analytics/internals/todo',
    ],
  },
  {
    type: 'category',
    label: 'Reference',
    items: [
      'analytics/dql-functions',
      'analytics/reference/configuration',
      'analytics/reference/events',
      'analytics/reference/exceptions',
    ],
  },
  'analytics/troubleshooting',
  'analytics/comparison',
  'analytics/upgrade',
]);
