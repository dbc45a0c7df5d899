import {section} from './section';

/** The pages of doctrine-collections-decorator, in reading order. */
export const doctrineCollectionsDecorator = section('doctrine-collections-decorator', [
  'doctrine-collections-decorator/intro',
  'doctrine-collections-decorator/creating',
  'doctrine-collections-decorator/classes',
  'doctrine-collections-decorator/class-diagram',
  {
    type: 'category',
    label: 'Cookbook',
    link: {type: 'doc', id: 'doctrine-collections-decorator/cookbook/index'},
    items: [
      'doctrine-collections-decorator/cookbook/type-safety',
      'doctrine-collections-decorator/cookbook/add-side-effects',
      'doctrine-collections-decorator/cookbook/read-only-view',
      'doctrine-collections-decorator/cookbook/selectable-abstraction',
      'doctrine-collections-decorator/cookbook/lazy-chained-matching',
      'doctrine-collections-decorator/cookbook/repository-lazy-matching',
      'doctrine-collections-decorator/cookbook/extra-lazy-load-prevention',
      'doctrine-collections-decorator/cookbook/record-precounting',
      'doctrine-collections-decorator/cookbook/decorating-members',
      'doctrine-collections-decorator/cookbook/instance-caching',
    ],
  },
  'doctrine-collections-decorator/performance',
  'doctrine-collections-decorator/testing',
  'doctrine-collections-decorator/reference/exceptions',
  'doctrine-collections-decorator/comparison',
  'doctrine-collections-decorator/upgrade',
]);
