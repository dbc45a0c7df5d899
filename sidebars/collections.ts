import {section} from './section';

/** The pages of collections, in reading order. */
export const collections = section('collections', [
  'collections/intro',
  'collections/interfaces',
  {
    type: 'category',
    label: 'Implementations',
    link: {type: 'doc', id: 'collections/implementations/index'},
    items: [
      'collections/implementations/decorators',
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
  {
    type: 'category',
    label: 'More',
    link: {type: 'doc', id: 'collections/misc/index'},
    items: ['collections/misc/uuid'],
  },
]);
