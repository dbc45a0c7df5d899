import type {LoadContext, Plugin} from '@docusaurus/types';
import lunrSearch from 'docusaurus-lunr-search';

import type {Options} from './options';

export default function searchIndex(context: LoadContext, options: Options): Plugin<undefined> {
  const original = lunrSearch(context, options);
  const {getThemePath: _theme, ...rest} = original;
  return rest;
}
