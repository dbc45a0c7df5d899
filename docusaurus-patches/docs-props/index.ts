// Changes: the data of the docs plugin that every page loads: the version props, without the list of pages and
// the sidebar ids that refer to it, and the global data, without the list of pages; and the metadata of each page,
// without what no component reads. Also marks pages whose samples can be downloaded, and adds the pages of the API
// reference, which no other plugin can put into the layout of the docs.
// Saves: 15.0 kB gzip of the scripts that every page loads with 177 pages, and 60 bytes of each page's own.
// When it breaks: look at what plugin-content-docs passes to `addRoute` as props, to `setGlobalData` and to
// `createData`, and whether a component of the theme that we show reads `docs`, `docId` or `draftIds`, or `source`,
// `sourceDirName`, `slug` or `frontMatter` of the metadata.
import docs from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {addReference} from '../../features/library-facts';
import {sampleUses} from '../../features/samples';
import {compactActions} from './compactActions';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** The docs plugin with compact data. */
export default async function docsProps(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const original = await docs(context, options);
  return {
    ...original,
    contentLoaded: async (args) => {
      const compact = compactActions(args.actions);
      const reference = await addReference(
        context.siteDir,
        args.content,
        compact.actions,
        (route) => sampleUses(context.siteDir, route),
      );
      const {content, actions} = reference;
      await original.contentLoaded?.({...args, content, actions});
      compact.failOnUnmatched();
      reference.failOnUnmatched();
    },
  };
}
