// Changes: Docusaurus' ChunkAssetPlugin, whose function for the address of a chunk contains a table from chunk
// names to ids. Here names are ids, and getChunkAsset.ts does the same without a table.
// Also: one hash in the names of all chunks, and modules numbered in their order.
// Saves: 2.1 kB gzip of the scripts that every page loads with 177 pages: 1.4 from the table in the function,
// 0.7 from the one from numbers to names. With 248 pages, 2.5 from the hash.
// When it breaks: look at what @docusaurus/core/lib/client/docusaurus.js calls for the address of a chunk, and
// what @docusaurus/core/lib/webpack/client.js adds to the bundler for it.

/** Numbers would need a table from number to name in addition to the table of hashes. */
export const chunkIds = 'named' as const;

/** Numbers in the order of the modules: those of the pages follow one another, so gzip needs little for them. */
export const moduleIds = 'natural' as const;

/**
 * The names of chunks have the hash of the whole build, not of their content: the runtime, which every page loads
 * first, then contains one hash instead of one for each page. The price: a new build renames the chunks of all pages,
 * each a few kB, and returning readers load them again. The main script keeps the hash of its content.
 */
export const chunkFilename = 'assets/js/[name].[fullhash:8].js';

/** The bundler's plugins without the one whose function getChunkAsset.ts replaces. */
export function withoutChunkAssetPlugin<Plugin>(plugins: readonly Plugin[]): Plugin[] {
  const kept = plugins.filter((plugin) => constructorName(plugin) !== 'ChunkAssetPlugin');
  if (kept.length !== plugins.length - 1) {
    throw new Error(
      `docusaurus-patches/chunk-assets replaced nothing: among the ${String(plugins.length)} plugins of the ` +
        `bundler there ${kept.length === plugins.length ? 'is no' : 'is more than one'} ChunkAssetPlugin. ` +
        'Its index.ts says what to do.',
    );
  }
  return kept;
}

function constructorName(value: unknown): string | undefined {
  return typeof value === 'object' ? value?.constructor.name : undefined;
}
