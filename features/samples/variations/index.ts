import type {LoadContext, Plugin} from '@docusaurus/types';

import {fetchedPageFiles} from '../../../shared/bundler/fetchedPageFiles';
import {pageVariations} from './pageVariations';

export interface Options {
  /** The folder of the pages. */
  readonly docs: string;
}

/** Writes the files that figures fetch: what varied samples print with each combination of values. */
export default function sampleOutputs(context: LoadContext, {docs}: Options): Plugin {
  return fetchedPageFiles('sample-outputs', context, docs, pageVariations);
}
