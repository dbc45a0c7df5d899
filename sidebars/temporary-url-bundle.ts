import {section} from './section';

/** The pages of temporary-url-bundle, in reading order. */
export const temporaryUrlBundle = section('temporary-url-bundle', [
  'temporary-url-bundle/installation',
  'temporary-url-bundle/resources-and-servers',
  'temporary-url-bundle/twig-and-stimulus',
  'temporary-url-bundle/security',
  'temporary-url-bundle/testing',
  'temporary-url-bundle/reference',
]);
