import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, test} from 'vitest';

import {surroundingsOf} from './surroundings';

test('the setups and fixtures of the section, then those of the page, which win', () => {
  const samples = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const put = (file: string) => {
    mkdirSync(path.dirname(`${samples}/${file}`), {recursive: true});
    writeFileSync(`${samples}/${file}`, '<?php');
  };
  ['rides/setup.php', 'rides/src/A.php', 'rides/src/B.php'].forEach(put);
  ['rides/object/map/setup.php', 'rides/object/map/src/A.php'].forEach(put);
  ['rides/boot.php', 'rides/object/map/boot/Support/Log.php'].forEach(put);
  expect(surroundingsOf('docs/rides/object/map.mdx', samples)).toEqual({
    around: [
      `${samples}/rides/boot.php`,
      `${samples}/rides/setup.php`,
      `${samples}/rides/object/map/setup.php`,
    ],
    boots: [`${samples}/rides/boot.php`],
    fixtures: {
      'src/A.php': `${samples}/rides/object/map/src/A.php`,
      'src/B.php': `${samples}/rides/src/B.php`,
    },
    hidden: {'src/Support/Log.php': `${samples}/rides/object/map/boot/Support/Log.php`},
  });
  expect(surroundingsOf('docs/other/index.mdx', samples)).toEqual({
    around: [],
    boots: [],
    fixtures: {},
    hidden: {},
  });
});
