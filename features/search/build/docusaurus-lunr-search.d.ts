declare module 'docusaurus-lunr-search' {
  import type {LoadContext, Plugin} from '@docusaurus/types';

  export default function lunrSearch(context: LoadContext, options: object): Plugin<undefined>;
}
