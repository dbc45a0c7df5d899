import {chmodSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {strFromU8, unzipSync} from 'fflate';
import {vi} from 'vitest';

import {libraryOf} from '../../library-facts/read/packages';
import {hashText} from '../parse/hashText';
import {writeOutputRecords} from '../schema/outputRecords';
import {autoloader, fence, outputRecord, write} from '../testData';

// A repository with one section and one page, for the tests of zip files.

const before = process.cwd();
/** The page whose samples are packed. */
export const page = 'docs/parcels/send.md';
export const origin = 'https://docs.example';
/** What its samples run with. */
export const projects = 'features/samples/projects/parcels';

/** Replaces Composer, which a test cannot run: writes an autoloader. */
const composer = `#!/bin/sh
mkdir -p vendor/composer
echo '{"packages": [{"name": "rekalogika/parcels", "version": "1.0.0", "require": {"php": "'$PARCELS_PHP'"}}]}' > vendor/composer/installed.json
cat > vendor/autoload.php <<'END'
<?php
require_once dirname(__DIR__) . '/set-up/functions.php';
${autoloader}END
`;

/** The blocks of the page: three outputs, and a file with two states. */
export const blocks = [
  fence(
    'php title="src/Parcel.php"',
    '<?php\nnamespace App;\nfinal class Parcel { public int $grams = 5; }',
  ),
  fence('php', 'public function notRun(): void {}'),
  '## Weigh it {#weigh}\n',
  fence('php', 'use App\\Parcel;\n\necho $depot, " ", (new Parcel())->grams;'),
  fence('text title="Output"', 'Bogor 5'),
  fence(
    'diff-php title="src/Parcel.php"',
    '-final class Parcel { public int $grams = 5; }\n+final class Parcel { public int $grams = 7; }',
  ),
  fence('php', 'echo (new App\\Parcel())->grams;'),
  fence('text title="Output"', '7'),
  fence('yaml title="config/depot.yaml"', 'depot: Bogor'),
  fence('bash', 'php bin/console depot:show'),
  fence('text title="Output"', 'depot: Bogor'),
];

/** Writes the page. */
export function writePage(parts: readonly string[]): void {
  write(page, ['---\ntitle: Send a parcel\n---\n', ...parts].join('\n'));
}

/** The files of an archive by their paths. */
export function textsOf(content: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(content)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

/** What was written to the console. */
export const said: string[] = [];

/** Makes a repository with one section the working directory. */
export function enterSection(): void {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'zips-')));
  const library = {...libraryOf('mapper'), section: 'parcels', repository: 'rekalogika/parcels'};
  write(
    'generated/packages.json',
    JSON.stringify({groups: [{title: 'Send', libraries: [library]}]}),
  );
  write('libs/symfony/src/Clock/composer.json', '{"name": "symfony/clock"}');
  const description = {
    require: {'rekalogika/parcels': '1.2.0', 'symfony/clock': '*'},
    extra: {sources: {'symfony/src/Clock': '7.1.5'}},
  };
  write(`${projects}/composer.json`, JSON.stringify(description));
  write(`${projects}/boot/Depot.php`, "<?php\nnamespace App;\nclass Depot { const CITY = 'X'; }");
  write(
    `${projects}/src/Depot.php`,
    "<?php\nnamespace App;\nclass Depot { const CITY = 'Bogor'; }\n",
  );
  write(`${projects}/setup.php`, '<?php\n$depot = App\\Depot::CITY;\necho "not shown";');
  write(`${projects}/console.php`, "<?php\nreadfile('config/depot.yaml');");
  write(`${projects}/curl.php`, '<?php');
  write(`${projects}/send/boot.php`, "<?php\nrequire __DIR__ . '/data/rates.php';");
  write(`${projects}/send/data/rates.php`, '<?php return [];');
  write('bin/composer', composer);
  chmodSync('bin/composer', 0o755);
  vi.stubEnv('PARCELS_PHP', '^8.2');
  vi.stubEnv('PATH', `${path.resolve('bin')}:${process.env['PATH'] ?? ''}`);
  writePage(blocks);
  writeRecord('8.2');
  said.length = 0;
  const note = (line: string) => said.push(line);
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
}

/** Records that the first output was printed with a version of PHP. */
export function writeRecord(php: string): void {
  writeOutputRecords(page, [{...outputRecord, output: hashText('Bogor 5'), php}]);
}

/** Leaves the repository of `enterSection`. */
export function leaveSection(): void {
  process.chdir(before);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
}
