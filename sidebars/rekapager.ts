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
  {
    type: 'category',
    label: 'Framework integration',
    link: {type: 'doc', id: 'rekapager/framework-integration/index'},
    items: [
      'rekapager/framework-integration/symfony',
      'rekapager/framework-integration/api-platform',
      'rekapager/framework-integration/doctrine',
      'rekapager/framework-integration/integrating',
    ],
  },
  {
    type: 'category',
    label: 'Batch processing',
    link: {type: 'doc', id: 'rekapager/batch-processing/index'},
    items: ['rekapager/batch-processing/pageable', 'rekapager/batch-processing/batch-command'],
  },
  'rekapager/known-issues',
  'rekapager/troubleshooting',
]);
