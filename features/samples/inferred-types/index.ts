import type {LoadContext, Plugin} from '@docusaurus/types';

import {fetchedPageFiles} from '../../../shared/bundler/fetchedPageFiles';
import {pageTypes} from './pageTypes';

export interface Options {
  /** The folder of the pages; `generated` is beside it. */
  readonly docs: string;
}

/** Writes the files that the popovers of samples fetch; features/samples/highlight puts their addresses into pages. */
export default function sampleTypes(context: LoadContext, {docs}: Options): Plugin {
  return fetchedPageFiles('sample-types', context, docs, pageTypes);
}
