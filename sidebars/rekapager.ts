import {section} from './section';

/** The pages of rekapager, in reading order. */
export const rekapager = section('rekapager', [
  'rekapager/intro',
  'rekapager/usage',
  'rekapager/pageable-page',
  'rekapager/pager-pageritem',
  {
    type: 'category',
    label: 'Adapters',
    link: {type: 'doc', id: 'rekapager/adapters/index'},
    items: [
      'rekapager/adapters/doctrine-orm-querybuilder',
      'rekapager/adapters/doctrine-orm-nativequery',
      'rekapager/adapters/doctrine-dbal-querybuilder',
      'rekapager/adapters/doctrine-collection-selectable',
      'rekapager/adapters/doctrine-collections-collection',
      'rekapager/adapters/pagerfanta-adapter',
    ],
  },
  'rekapager/seek-method',
  'rekapager/custom-adapter',
  {
    type: 'category',
    label: 'Framework integration',
    link: {type: 'doc', id: 'rekapager/framework-integration/index'},
    items: [
      'rekapager/framework-integration/symfony',
      'rekapager/custom-templates',
      'rekapager/framework-integration/api-platform',
      'rekapager/framework-integration/doctrine',
      'rekapager/framework-integration/integrating',
      'rekapager/page-tokens',
    ],
  },
  {
    type: 'category',
    label: 'Batch processing',
    link: {type: 'doc', id: 'rekapager/batch-processing/index'},
    items: [
      'rekapager/batch-processing/pageable',
      'rekapager/batch-processing/batch-command',
      'rekapager/batch-processing/without-console',
    ],
  },
  'rekapager/performance',
  'rekapager/security',
  'rekapager/testing',
  'rekapager/reference/configuration',
  'rekapager/reference/services',
  'rekapager/reference/exceptions',
  'rekapager/known-issues',
  'rekapager/troubleshooting',
  'rekapager/upgrade',
  'rekapager/comparison',
]);
