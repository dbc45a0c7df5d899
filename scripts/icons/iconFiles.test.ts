import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {iconFiles, opaque} from './iconFiles';

const svg = readFileSync('static/favicon.svg', 'utf8');

/** Width and height in the header of a PNG. */
function sizeOf(png: Buffer | undefined): number[] {
  return png === undefined ? [] : [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('iconFiles', () => {
  it('makes four files of the required sizes', () => {
    const files = iconFiles(svg);
    expect([...files.keys()]).toEqual([
      'favicon.ico',
      'apple-touch-icon.png',
      'icon-192.png',
      'icon-512.png',
    ]);
    expect(sizeOf(files.get('apple-touch-icon.png'))).toEqual([180, 180]);
    expect(sizeOf(files.get('icon-192.png'))).toEqual([192, 192]);
    expect(sizeOf(files.get('icon-512.png'))).toEqual([512, 512]);
  });

  it('is reproducible', () => {
    expect([...iconFiles(svg)]).toEqual([...iconFiles(svg)]);
  });
});

describe('opaque', () => {
  it('fills the corners', () => {
    expect(opaque(svg)).toContain('<rect width="32" height="32" fill="#0b4b59"/>');
  });

  it('rejects a drawing without a round background', () => {
    expect(() => opaque('<svg><path d="M0 0"/></svg>')).toThrow('no round background');
  });
});
