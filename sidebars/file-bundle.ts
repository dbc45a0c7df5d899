import {section} from './section';

/** The pages of file-bundle, in reading order. */
export const fileBundle = section('file-bundle', [
  'file-bundle/intro',
  'file-bundle/installation',
  'file-bundle/doctrine-entity',
  'file-bundle/working-with-entities',
  'file-bundle/transactions',
  'file-bundle/mandatory-file',
  'file-bundle/replicating-metadata-in-entities',
  {
    type: 'category',
    label: 'File location',
    link: {type: 'doc', id: 'file-bundle/file-location/file-location'},
    items: ['file-bundle/file-location/overriding', 'file-bundle/file-location/renaming-class'],
  },
  'file-bundle/advanced/file-association-interface',
  'file-bundle/advanced/object-id-resolver',
  'file-bundle/cli',
  'file-bundle/security',
  'file-bundle/troubleshooting',
  'file-bundle/reference/configuration',
  'file-bundle/reference/services',
  'file-bundle/reference/exceptions',
  'file-bundle/upgrade',
]);
