import {expect, test, vi} from 'vitest';

test('the address of a chunk is emitted once', async () => {
  const runtime: {gca?: (name: string) => string | undefined} = {};
  vi.stubGlobal('__webpack_require__', runtime);
  vi.stubGlobal('__webpack_public_path__', '/base/');
  vi.stubGlobal('__webpack_get_script_filename__', (name: string) => `js/${name}.0123.js`);
  await import('./getChunkAsset');
  expect(runtime.gca?.('docs')).toBe('/base/js/docs.0123.js');
  expect(runtime.gca?.('docs')).toBeUndefined();
  expect(runtime.gca?.('~data')).toBeUndefined();
  expect(runtime.gca?.('main')).toBe('/base/js/main.0123.js');
});
