import {section} from './section';

/** The pages of gotenberg-pdf-bundle, in reading order. */
export const gotenbergPdfBundle = section('gotenberg-pdf-bundle', []);
