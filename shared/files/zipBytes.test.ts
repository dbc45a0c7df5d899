import {strFromU8, unzipSync} from 'fflate';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {zipBytes} from './zipBytes';

const files: readonly [string, string][] = [
  ['src/Ride.php', '<?php\n'.repeat(500)],
  ['README.md', '# Fähre\n'],
  ['a b.txt', ''],
];

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('zipBytes', () => {
  it('packs each file with its content', () => {
    const unpacked = Object.entries(unzipSync(zipBytes(new Map(files))));
    expect(unpacked.map(([file, content]) => [file, strFromU8(content)])).toEqual(
      [...files].sort(),
    );
  });

  it('packs texts and bytes the same, and compresses them', () => {
    const bytes = new Map(files.map(([file, text]) => [file, Buffer.from(text)]));
    expect(zipBytes(bytes)).toEqual(zipBytes(new Map(files)));
    expect(zipBytes(bytes).length).toBeLessThan(700);
  });

  it.each(['UTC', 'Asia/Jakarta', 'America/Los_Angeles'])(
    'gives the same bytes in another order and in %s',
    (zone) => {
      const before = zipBytes(new Map(files));
      vi.stubEnv('TZ', zone);
      vi.setSystemTime(new Date('2031-05-06T07:08:09Z'));
      const after = zipBytes(new Map([...files].reverse()));
      vi.useRealTimers();
      expect(Buffer.from(after).equals(before)).toBe(true);
    },
  );
});
