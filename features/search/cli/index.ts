import {parseArgs} from 'node:util';

import {PlainError, runMain} from '../../../shared/process/runMain';
import {explainQuery} from './explainQuery';
import {readSearchFiles} from './readSearchFiles';

const usage = `Shows how the search ranks the pages of the built site for a query, and why.

  npm run search -- "query" [--library mapper] [--pages 5]`;

runMain(() => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {library: {type: 'string'}, pages: {type: 'string', default: '5'}},
  });
  const text = positionals.join(' ');
  const pages = Number(values.pages);
  if (text.trim() === '' || !Number.isInteger(pages) || pages < 1) {
    throw new PlainError(usage);
  }
  console.log(explainQuery(readSearchFiles('build'), text, values.library ?? '', pages));
});
