import {section} from './section';

/** The pages of gotenberg-pdf-bundle, in reading order. */
export const gotenbergPdfBundle = section('gotenberg-pdf-bundle', [
  'gotenberg-pdf-bundle/installation',
  'gotenberg-pdf-bundle/usage',
  'gotenberg-pdf-bundle/templates',
  'gotenberg-pdf-bundle/error-handling',
  'gotenberg-pdf-bundle/testing',
  'gotenberg-pdf-bundle/deployment-security',
  'gotenberg-pdf-bundle/comparison',
  'gotenberg-pdf-bundle/reference',
]);
