import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {fetchedFiles} from '../../../shared/bundler/fetchedFiles';
import {writeTypes} from './writeTypes';

export interface Options {
  /** The folder of the pages; `generated` is beside it. */
  readonly docs: string;
}

/** Writes the files that the popovers of samples fetch; features/samples/highlight puts their addresses into pages. */
export default function sampleTypes(context: LoadContext, options: Options): Plugin {
  const docs = path.resolve(context.siteDir, options.docs);
  return fetchedFiles(
    'sample-types',
    context,
    (folder) => `${String(writeTypes(docs, folder))} pages`,
  );
}
