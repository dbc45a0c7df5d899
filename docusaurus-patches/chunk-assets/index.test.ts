import {expect, test} from 'vitest';

import {withoutChunkAssetPlugin} from '.';

class ChunkAssetPlugin {
  readonly name = 'asset';
}
class OtherPlugin {
  readonly name = 'other';
}

test('the plugin is removed', () => {
  const other = new OtherPlugin();
  expect(withoutChunkAssetPlugin([new ChunkAssetPlugin(), other, false])).toEqual([other, false]);
});

test('a bundler without it is rejected', () => {
  expect(() => withoutChunkAssetPlugin([new OtherPlugin()])).toThrow(/is no ChunkAssetPlugin/);
  expect(() => withoutChunkAssetPlugin([])).toThrow(/replaced nothing/);
});

test('so is one that has two', () => {
  const two = [new ChunkAssetPlugin(), new ChunkAssetPlugin()];
  expect(() => withoutChunkAssetPlugin(two)).toThrow(/more than one/);
});
