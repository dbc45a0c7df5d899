import {existsSync, readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {write} from '../../testData';
import {useParcels} from '../useParcels';

import {addBackends} from './addBackends';

useParcels();

const classes = {'League\\Local\\Folder': 'App\\Storage\\Depot'};
const read = (file: string) => readFileSync(file, 'utf8');

it('adds files, and makes the application use the classes of a backend', () => {
  write('application/src/Shelf.php', '<?php\nuse League\\Local\\Folder;\nnew Folder("/");\n');
  write('application/blocks/1.php', '<?php echo 1;\n');
  write('application/archive.php', '<?php new \\League\\Local\\Folder("/");\n');
  write('application/vendor/autoload.php', '<?php // League\\Local\\Folder\n');
  write('application/config/packages/depot.yaml', 'class: League\\Local\\Folder\n');
  write('backend/src/Storage/Depot.php', '<?php // replaces League\\Local\\Folder\n');
  write('backend/config/packages/added.yaml', 'added: true\n');
  write('backend/composer.json', '{}');
  write('boot.php', '<?php echo "boot";\n');
  write('setup.php', '<?php\nuse League\\Local\\Folder;\n');

  const setUps = ['boot.php', 'missing.php', 'setup.php'];
  const changed = addBackends('application', setUps, [{folder: 'backend', classes}]);

  expect(read('application/src/Shelf.php')).toBe(
    '<?php\nuse App\\Storage\\Depot as Folder;\nnew Folder("/");\n',
  );
  expect(read('application/blocks/1.php')).toBe('<?php echo 1;\n');
  expect(read('application/archive.php')).toBe('<?php new \\App\\Storage\\Depot("/");\n');
  expect(read('application/vendor/autoload.php')).toContain('League');
  expect(read('application/config/packages/depot.yaml')).toBe('class: App\\Storage\\Depot\n');
  expect(read('application/config/packages/added.yaml')).toBe('added: true\n');
  expect(read('application/src/Storage/Depot.php')).toContain('League\\Local\\Folder');
  expect(existsSync('application/composer.json')).toBe(false);
  expect(changed.slice(0, 2)).toEqual(['boot.php', 'missing.php']);
  expect(read(changed[2] ?? '')).toBe('<?php\nuse App\\Storage\\Depot as Folder;\n');
  expect(read('setup.php')).toContain('League');
});

it('changes nothing for a backend without files and classes', () => {
  write('application/src/Shelf.php', '<?php\n');
  expect(addBackends('application', ['setup.php'], [{folder: 'backend', classes: {}}])).toEqual([
    'setup.php',
  ]);
  expect(read('application/src/Shelf.php')).toBe('<?php\n');
});
