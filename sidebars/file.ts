import {section} from './section';

/** The pages of file, in reading order. */
export const file = section('file', [
  'file/intro',
  'file/installation',
  'file/concepts',
  'file/file',
  'file/adapters',
  'file/metadata',
  'file/derivation',
  'file/proxy',
  'file/null-file',
  'file/temporary-files',
  'file/directories',
  'file/storage-format',
  'file/testing',
  'file/troubleshooting',
  'file/reference/exceptions',
  'file/upgrade',
]);
