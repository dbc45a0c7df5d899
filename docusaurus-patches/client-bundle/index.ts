// Changes: the client bundle of production builds; this only wires the patches of other folders into
// Docusaurus' hook `configureWebpack`. The development server uses Docusaurus unpatched.
// Serves: nothing by itself. It counts what each patch replaced, and fails the build if a patch replaced nothing.
// When it breaks: the message names the folder of the patch; the comment in its index.ts says what to do.
import type {LoadContext, Plugin} from '@docusaurus/types';

import {chunkFilename, chunkIds, moduleIds, withoutChunkAssetPlugin} from '../chunk-assets';
import {clientEntry} from '../client-entry';
import {lunr, lunrNamespace} from '../lunr';
import {progressBar} from '../progress-bar';
import {reactUtils} from '../react-utils';
import {releaseTable} from '../release-table';
import {cacheGroups, routeModules} from '../route-modules';
import {routerParts} from '../router-parts';
import {siteConfig} from '../site-config';
import {stubs} from '../stubs';
import {tslib} from '../tslib';
import type {BundlePatch} from '../../shared/bundler/bundlePatch';
import {replaceModules} from '../../shared/bundler/replaceModules';
import {textOfChunk} from './textOfChunk';

/** Applies the patches of the client bundle. */
export default function clientBundle({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack({entry, plugins = []}, isServer, {currentBundler: {instance}}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const {NormalModuleReplacementPlugin, ProvidePlugin, WebpackError} = instance;
      const patches: readonly BundlePatch[] = [
        routeModules(generatedFilesDir),
        siteConfig(generatedFilesDir),
        releaseTable(generatedFilesDir),
        lunr,
        progressBar,
        reactUtils,
        routerParts,
        stubs,
        tslib,
      ];
      const {rules, unmatched} = replaceModules(patches, siteDir);
      const failOnUnmatched: (typeof plugins)[number] = {
        apply: (compiler) => {
          compiler.hooks.finishMake.tap('client-bundle', ({errors}) => {
            // A build that fails for another reason has not resolved all modules.
            if (errors.length === 0) {
              errors.push(...unmatched().map((message) => new WebpackError(message)));
            }
          });
          compiler.hooks.emit.tap('client-bundle', (compilation) => {
            if (compilation.errors.length === 0) {
              const assets = compilation.getAssets();
              const textOf = (chunk: string) => textOfChunk(assets, chunk);
              const problems = patches.flatMap(({problemsOf}) => problemsOf?.(textOf) ?? []);
              compilation.errors.push(...problems.map((message) => new WebpackError(message)));
            }
          });
        },
      };
      return {
        entry: clientEntry(entry),
        mergeStrategy: {plugins: 'replace'},
        plugins: [
          ...withoutChunkAssetPlugin(plugins),
          ...rules.map(([pattern, apply]) => new NormalModuleReplacementPlugin(pattern, apply)),
          new ProvidePlugin({lunr: lunrNamespace}),
          failOnUnmatched,
        ],
        output: {chunkFilename},
        optimization: {chunkIds, moduleIds, splitChunks: {cacheGroups}},
        ...(process.env.RK_SOURCE_MAPS === 'yes' && {devtool: 'source-map' as const}),
      };
    },
  };
}
