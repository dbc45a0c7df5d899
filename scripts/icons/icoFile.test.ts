import {describe, expect, it} from 'vitest';

import {icoFile} from './icoFile';

describe('icoFile', () => {
  it('states the size, length and offset of each picture', () => {
    const first = Buffer.from('first');
    const second = Buffer.from('second!');
    const file = icoFile([
      {size: 16, png: first},
      {size: 256, png: second},
    ]);
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
    expect([file.readUInt8(6), file.readUInt8(7), file.readUInt16LE(12)]).toEqual([16, 16, 32]);
    expect(file.readUInt8(22)).toBe(0);
    const picture = (entry: number) => {
      const start = file.readUInt32LE(entry + 12);
      return file.subarray(start, start + file.readUInt32LE(entry + 8));
    };
    expect(picture(6).equals(first)).toBe(true);
    expect(picture(22).equals(second)).toBe(true);
    expect(file).toHaveLength(6 + 32 + first.length + second.length);
  });

  it.each([0, 257, 16.5])('rejects a picture of %s px', (size) => {
    expect(() => icoFile([{size, png: Buffer.alloc(1)}])).toThrow('1 to 256 px');
  });
});
