import {section} from './section';

/** The pages of reconstitutor, in reading order. */
export const reconstitutor = section('reconstitutor', [
  'reconstitutor/intro',
  'reconstitutor/usage',
  'reconstitutor/methods',
  'reconstitutor/transactions',
  'reconstitutor/with-domain-event',
  'reconstitutor/uploaded-file',
  'reconstitutor/recipes',
  'reconstitutor/testing',
  'reconstitutor/debugging',
  'reconstitutor/upgrade',
]);
