import {section} from './section';

/** The pages of api-lite, in reading order. */
export const apiLite = section('api-lite', [
  'api-lite/basic-endpoints/get-collection',
]);
