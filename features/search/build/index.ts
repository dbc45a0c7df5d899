import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import lunrSearch from 'docusaurus-lunr-search';

import {allLibraries} from '../../library-facts';
import {readFileNames} from '../engine/fileNames';
import type {FileNames} from '../engine/fileNames';
import {devFiles} from './devFiles';
import {inputKey} from './inputKey';
import {keyedNames} from './keyedNames';
import type {Options} from './options';
import {pageFacts} from './pageFacts';
import {withoutConsoleLines} from './quietConsole';
import {refineFiles} from './refineFiles';
import {readSources} from './sources';

/** docusaurus-lunr-search with its two files refined, and without its search box. */
export default function searchIndex(context: LoadContext, options: Options): Plugin<undefined> {
  const original = lunrSearch(context, options);
  const dev =
    process.env.NODE_ENV === 'development'
      ? devFiles(context.outDir, path.join(context.generatedFilesDir, 'search'))
      : null;
  const fileNames = dev?.fileNames ?? keyedNames(inputKey(context.siteDir));
  let written: FileNames | null = null;

  return {
    name: original.name,
    async contentLoaded(args) {
      // The original publishes the names that it is about to write only in its global data.
      const setGlobalData = (data: unknown) => {
        written = readFileNames(data);
      };
      await original.contentLoaded?.({...args, actions: {...args.actions, setGlobalData}});
      args.actions.setGlobalData({fileNames});
    },
    configureWebpack: () => ({
      mergeStrategy: {},
      ...(dev !== null && {devServer: {static: [dev.served]}}),
    }),
    async postBuild(props) {
      await withoutConsoleLines('docusaurus-lunr-search::', async () => {
        await original.postBuild?.(props);
      });
      if (written === null) {
        throw new Error('search-index: docusaurus-lunr-search did not say which files it writes.');
      }
      console.log(
        refineFiles(props.outDir, {
          written,
          fileNames,
          options,
          facts: pageFacts(props.plugins),
          packages: new Map(
            allLibraries.map(({section, packages}) => [`${props.baseUrl}${section}`, packages]),
          ),
          baseUrl: props.baseUrl,
          sources: readSources(props.siteDir),
        }),
      );
    },
  };
}
