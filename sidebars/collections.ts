import {section} from './section';

/** The pages of collections, in reading order. */
export const collections = section('collections', [
  'collections/intro',
  'collections/installation',
  'collections/choosing',
  'collections/interfaces',
  {
    type: 'category',
    label: 'Implementations',
    link: {type: 'doc', id: 'collections/implementations/index'},
    items: [
      'collections/implementations/decorators',
      'collections/implementations/subclasses',
      'collections/implementations/query-collection',
      'collections/implementations/repository',
      'collections/implementations/array-collection',
    ],
  },
  {
    type: 'category',
    label: 'Behaviors',
    link: {type: 'doc', id: 'collections/behaviors/index'},
    items: [
      'collections/behaviors/oom',
      'collections/behaviors/counting',
      'collections/behaviors/iterator',
      'collections/behaviors/pagination',
      'collections/behaviors/selectable-leak',
      'collections/behaviors/key-type-widening',
      'collections/behaviors/class-arguments',
      'collections/behaviors/compatibility',
    ],
  },
  'collections/owners',
  'collections/cost',
  'collections/database-session',
  'collections/testing',
  'collections/reference/configuration',
  'collections/reference/exceptions',
  'collections/caveats',
  'collections/upgrade',
  'collections/comparison',
  {
    type: 'category',
    label: 'More',
    link: {type: 'doc', id: 'collections/misc/index'},
    items: ['collections/misc/uuid'],
  },
]);
