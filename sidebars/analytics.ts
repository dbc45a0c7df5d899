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
    label: 'Time dimensions',
    link: {type: 'doc', id: 'analytics/time-dimension/index'},
    items: ['analytics/time-dimension/dimension-groups', 'analytics/time-dimension/dimensions'],
  },
  {
    type: 'category',
    label: 'Aggregate functions',
    link: {type: 'doc', id: 'analytics/aggregate-function/index'},
    items: [
      'analytics/aggregate-function/count-sum-max-min',
      'analytics/aggregate-function/average',
      'analytics/aggregate-function/count-distinct',
      'analytics/aggregate-function/standard-deviation',
      'analytics/aggregate-function/first-last-range',
      'analytics/aggregate-function/to-many-joins',
      'analytics/aggregate-function/creating-aggregate-functions',
    ],
  },
  {
    type: 'category',
    label: 'Queries',
    link: {type: 'doc', id: 'analytics/query/index'},
    items: ['analytics/query/querying', 'analytics/query/data-cube'],
  },
  'analytics/housekeeping',
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
  'analytics/upgrade',
]);
