/** The text of the script of a chunk, among the assets of a bundle; undefined if there is none. */
export function textOfChunk(
  assets: readonly {readonly name: string; readonly source: {source: () => string | Buffer}}[],
  chunk: string,
): string | undefined {
  // A bundle with source maps has a second asset for each chunk.
  const asset = assets.find(
    ({name}) => name.startsWith(`assets/js/${chunk}.`) && name.endsWith('.js'),
  );
  return asset?.source.source().toString();
}
