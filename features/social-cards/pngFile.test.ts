import {Resvg} from '@resvg/resvg-js';
import {describe, expect, it} from 'vitest';

import {pngFile} from './pngFile';

describe('pngFile', () => {
  it('holds the same pixels', () => {
    const rgba = Uint8Array.from([11, 75, 89, 255, 255, 210, 63, 255]);
    const png = pngFile({width: 1, height: 2, rgba});
    const address = `data:image/png;base64,${png?.toString('base64') ?? ''}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="2"><image width="1" height="2" href="${address}"/></svg>`;
    expect([...new Resvg(svg).render().pixels]).toEqual([...rgba]);
  });

  it('takes 256 colors and no more', () => {
    const rgba = (count: number) =>
      Uint8Array.from(
        Array.from({length: count}, (_, color) => [color & 0xff, color >> 8, 0, 255]).flat(),
      );
    expect(pngFile({width: 256, height: 1, rgba: rgba(256)})).toBeDefined();
    expect(pngFile({width: 257, height: 1, rgba: rgba(257)})).toBeUndefined();
  });
});
