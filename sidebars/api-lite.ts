import {section} from './section';

/** The pages of api-lite, in reading order. */
export const apiLite = section('api-lite', [
  'api-lite/intro',
  'api-lite/installation',
  'api-lite/quick-start',
  'api-lite/components',
  'api-lite/design',
  {
    type: 'category',
    label: 'Basic endpoints',
    link: {type: 'doc', id: 'api-lite/basic-endpoints/index'},
    items: [
      'api-lite/basic-endpoints/objects',
      'api-lite/basic-endpoints/get-collection',
      'api-lite/basic-endpoints/get',
      'api-lite/basic-endpoints/post-create',
      'api-lite/basic-endpoints/patch-put-update',
      'api-lite/basic-endpoints/delete',
      'api-lite/basic-endpoints/post-without-input',
    ],
  },
  {
    type: 'category',
    label: 'Subresources',
    link: {type: 'doc', id: 'api-lite/subresource/index'},
    items: [
      'api-lite/subresource/get-collection-subresource',
      'api-lite/subresource/get-subresource',
      'api-lite/subresource/post-subresource',
      'api-lite/subresource/referencing-collection-subresource',
      'api-lite/subresource/referencing-subresource',
      'api-lite/subresource/writing-references',
    ],
  },
  {
    type: 'category',
    label: 'Pagination',
    link: {type: 'doc', id: 'api-lite/pagination/index'},
    items: ['api-lite/pagination/custom-applier'],
  },
  'api-lite/filtering',
  'api-lite/performance',
  'api-lite/abstractstate',
  'api-lite/without-abstractstate',
  'api-lite/mapping',
  'api-lite/authorization',
  'api-lite/validation',
  'api-lite/reference/exceptions',
  'api-lite/troubleshooting',
]);
