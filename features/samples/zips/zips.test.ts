import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {strFromU8, unzipSync} from 'fflate';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';

import {zipBytes} from '../../../shared/files/zipBytes';
import {hashText} from '../parse/hashText';
import {libraryOf} from '../../library-facts/read/packages';
import {writeOutputRecords} from '../schema/outputRecords';
import {writeZips} from '.';
import {hasZip, pageZip} from './pageZip';
import {runZips, unpack} from './runZips';

const before = process.cwd();
const hasPhp = spawnSync('php', ['-v']).status === 0;
const page = 'docs/parcels/send.md';
const origin = 'https://docs.example';
const machine = {php: '8.2', date: '2026-11-20', packages: {}};
const projects = 'features/samples/projects/parcels';

/** Replaces Composer, which a test cannot run: writes an autoloader. */
const composer = `#!/bin/sh
mkdir vendor
cat > vendor/autoload.php <<'END'
<?php
require_once dirname(__DIR__) . '/set-up/functions.php';
return new class {
    public function addPsr4(string $prefix, string $folder): void
    {
        spl_autoload_register(static function (string $class) use ($prefix, $folder): void {
            $file = $folder . strtr(substr($class, strlen($prefix)), '\\\\', '/') . '.php';
            is_file($file) && require $file;
        });
    }
};
END
`;

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

const blocks = [
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

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

function writePage(parts: readonly string[]): void {
  write(page, ['---\ntitle: Send a parcel\n---\n', ...parts].join('\n'));
}

function textsOf(content: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(content)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

const said: string[] = [];

function enterSection(): void {
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
    "<?php\nnamespace App;\nclass Depot { const CITY = 'Bogor'; }",
  );
  write(`${projects}/setup.php`, '<?php\n$depot = App\\Depot::CITY;\necho "not shown";');
  write(`${projects}/console.php`, "<?php\nreadfile('config/depot.yaml');");
  write(`${projects}/curl.php`, '<?php');
  write(`${projects}/send/boot.php`, "<?php\nrequire __DIR__ . '/data/rates.php';");
  write(`${projects}/send/data/rates.php`, '<?php return [];');
  write('bin/composer', composer);
  chmodSync('bin/composer', 0o755);
  vi.stubEnv('PATH', `${path.resolve('bin')}:${process.env['PATH'] ?? ''}`);
  writePage(blocks);
  writeOutputRecords(page, [
    {inputs: 'a', output: hashText('Bogor 5'), package: 'parcels', version: '1.2.0', ...machine},
  ]);
  said.length = 0;
  const note = (line: string) => said.push(line);
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
}

function leaveSection(): void {
  process.chdir(before);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
}

describe('pageZip', () => {
  let files: Record<string, string>;

  beforeAll(() => {
    enterSection();
    files = textsOf(pageZip(page, origin).content);
  });

  afterAll(leaveSection);

  it('lays the files out as the runner does, with those of one state beside its sample', () => {
    expect(Object.keys(files)).toEqual([
      'README.md',
      'bin/console',
      'blocks/2.php',
      'blocks/3.php',
      'blocks/6.php',
      'composer.json',
      'run.php',
      'samples/1/expected.txt',
      'samples/1/run.php',
      'samples/1/src/Parcel.php',
      'samples/2/expected.txt',
      'samples/2/run.php',
      'samples/2/src/Parcel.php',
      'samples/3/commands.sh',
      'samples/3/config/depot.yaml',
      'samples/3/expected.txt',
      'samples/3/src/Parcel.php',
      'set-up/console.php',
      'set-up/functions.php',
      'set-up/page/boot.php',
      'set-up/page/data/rates.php',
      'set-up/settings/samples.ini',
      'set-up/setup.php',
      'src/Depot.php',
    ]);
    expect(files['samples/1/src/Parcel.php']).toContain('$grams = 5');
    expect(files['samples/2/src/Parcel.php']).toContain('$grams = 7');
    expect(files['src/Depot.php']).toContain('Bogor');
  });

  it('leaves out tests in a browser, which must be the last ones', () => {
    const browser = [fence('ts', 'await page.goto();'), fence('text title="Output"', 'GET /')];
    writePage([...blocks, ...browser]);
    expect(textsOf(pageZip(page, origin).content)).toEqual(
      expect.objectContaining({'samples/3/expected.txt': files['samples/3/expected.txt']}),
    );
    expect(textsOf(pageZip(page, origin).content)).not.toHaveProperty('samples/4/expected.txt');
    writePage([...browser, ...blocks]);
    expect(() => pageZip(page, origin)).toThrow('comes after the output of a test in a browser');
    writePage(blocks);
  });

  it('requires what the section requires, with a version instead of any', () => {
    const composer: unknown = JSON.parse(files['composer.json'] ?? '');
    expect(composer).toMatchObject({
      name: 'samples/parcels-send',
      require: {'rekalogika/parcels': '1.2.0', 'symfony/clock': '^7.0'},
    });
  });

  it('says how to run it, where the outputs are shown and what printed them', () => {
    const readme = files['README.md'] ?? '';
    expect(readme).toContain('# Samples of “Send a parcel”');
    expect(readme).toContain(
      `| 1 | \`samples/1/run.php\` | <${origin}/parcels/send#weigh> | parcels 1.2.0, PHP 8.2 |`,
    );
    expect(readme).toContain('printed with Symfony 7.1.5');
    expect(readme).not.toContain('PostgreSQL');
  });

  it('is the same for the same page, in any time zone', () => {
    const first = pageZip(page, origin).content;
    vi.stubEnv('TZ', 'Asia/Jakarta');
    expect(Buffer.from(pageZip(page, origin).content).equals(Buffer.from(first))).toBe(true);
    const other = new Map([...Object.entries(files)].reverse());
    expect(Buffer.from(zipBytes(other)).equals(Buffer.from(first))).toBe(true);
  });

  it('is written for built pages whose outputs are recorded', () => {
    write('docs/parcels/draft.md', 'Text');
    expect([page, 'docs/parcels/draft.md'].map(hasZip)).toEqual([true, false]);
    expect(writeZips('built', origin, new Set(['/parcels']))).toBe('0 zip files, 0 kB');
    expect(writeZips('built', origin, new Set(['/parcels/send']))).toMatch(/^1 zip files, [1-9]/);
    expect(existsSync('built/parcels/send.zip')).toBe(true);
  });

  it.each(['../outside.php', '/etc/outside.php', 'run.php', 'set-up/setup.php'])(
    'rejects a file named %s',
    (title) => {
      write(
        'docs/parcels/wrong.md',
        [fence(`php title="${title}"`, '<?php echo 1;'), fence('text title="Output"', '1')].join(
          '\n',
        ),
      );
      expect(() => pageZip('docs/parcels/wrong.md', origin)).toThrow(title);
    },
  );
});

describe.runIf(hasPhp)('runZips', () => {
  beforeEach(enterSection);
  afterEach(leaveSection);

  const run = (folder: string, ...numbers: string[]) =>
    spawnSync('php', ['run.php', ...numbers], {cwd: folder, encoding: 'utf8'});

  it('runs every sample of a page as a reader does', () => {
    expect(runZips(['--libs', 'libs'])).toBe(true);
    expect(said).toContain(
      'Ran 3 samples of 1 zip files, 1 of which printed what their page shows.',
    );
  });

  it('reports a page with another output', () => {
    writePage(blocks.map((block) => block.replace('Bogor 5', 'Bogor 6')));
    expect(runZips(['--libs', 'libs', page])).toBe(false);
    expect(said.join('\n')).toContain(`${page}: samples 1 of`);
    expect(said.at(-1)).toContain('1 zip files, 0 of which');
  });

  it('needs the sources', () => {
    expect(() => runZips([])).toThrow('--libs DIR');
  });

  it('runs the samples that are named, each in a new folder, after Composer', () => {
    unpack(pageZip(page, origin).content, 'unpacked');
    expect(run('unpacked')).toMatchObject({
      status: 1,
      stderr: 'Run "composer install" first.\n',
    });
    spawnSync('sh', [path.resolve('bin/composer')], {cwd: 'unpacked'});
    expect(run('unpacked', '9')).toMatchObject({status: 1, stderr: 'There is no sample 9.\n'});
    write('unpacked/run/2/src/Left.php', '');
    const {status, stdout} = run('unpacked', '2');
    expect([status, stdout]).toEqual([
      0,
      'Sample 2: as on the page\n\n7\n\n1 of 1 samples printed what the page shows.\n',
    ]);
    expect(existsSync('unpacked/run/2/src/Left.php')).toBe(false);
    write('unpacked/samples/2/run.php', '<?php exit(3);');
    const failed = run('unpacked', '2');
    expect([failed.status, failed.stderr]).toEqual([
      1,
      expect.stringContaining('It ended with status 3.') as unknown,
    ]);
    rmSync('unpacked', {recursive: true});
  });

  it('needs a server for samples with a database', () => {
    const file = `${projects}/composer.json`;
    const description = JSON.parse(readFileSync(file, 'utf8')) as {extra: object};
    Object.assign(description.extra, {postgresql: {extensions: ['hll']}});
    write(file, JSON.stringify(description));
    const {content} = pageZip(page, origin);
    expect(textsOf(content)['README.md']).toContain('with the extension `hll`');
    unpack(content, 'unpacked');
    spawnSync('sh', [path.resolve('bin/composer')], {cwd: 'unpacked'});
    vi.stubEnv('DATABASE_URL', '');
    expect(run('unpacked', '1')).toMatchObject({
      status: 1,
      stderr: 'Set DATABASE_URL: README.md says how.\n',
    });
  });
});
