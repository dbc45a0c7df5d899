import {existsSync} from 'node:fs';

import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

import {zipBytes} from '../../../shared/files/zipBytes';
import {writeZips} from '.';
import {
  blocks,
  enterSection,
  leaveSection,
  origin,
  page,
  textsOf,
  writePage,
  writeRecord,
} from './testData';
import {fence, write} from '../testData';
import {hasZip, pageZip} from './pageZip';

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
      'set-up/php.ini',
      'set-up/setup.php',
      'src/Depot.php',
    ]);
    expect(files['samples/1/src/Parcel.php']).toContain('$grams = 5');
    expect(files['samples/2/src/Parcel.php']).toContain('$grams = 7');
    expect(files['src/Depot.php']).toContain('Bogor');
  });

  it('adds titled PHP files of no output, as the page leaves them', () => {
    const test = 'php sample="test" title="tests/ParcelTest.php"';
    const diff = 'diff-php sample="test" title="tests/ParcelTest.php"';
    writePage([
      ...blocks,
      fence(test, '<?php\n$grams = 5;'),
      fence(diff, '-$grams = 5;\n+$grams = 7;'),
      fence('php sample="other" title="src/Parcel.php"', '<?php\n// Another parcel'),
      fence('php sample="other" title="src/Truck.php"', '<?php\n// A truck'),
      fence('php sample="other" title="tests/ParcelTest.php"', '<?php\n// Another test'),
      fence('php sample="other" title="src/Depot.php"', files['src/Depot.php']?.trim() ?? ''),
      fence('php sample="other" title="src/Wrong.php" error="undefined"', '<?php'),
    ]);
    const all = textsOf(pageZip(page, origin).content);
    expect(all['tests/ParcelTest.php']).toBe('<?php\n$grams = 7;\n');
    expect(all['samples/1/src/Parcel.php']).toContain('$grams = 5');
    const added = Object.keys(all).filter((file) => !(file in files));
    expect(added).toEqual([
      'blocks/13/src/Parcel.php',
      'blocks/14/src/Truck.php',
      'blocks/15/tests/ParcelTest.php',
      'tests/ParcelTest.php',
    ]);
    writePage(blocks);
  });

  it('needs no output', () => {
    write('docs/parcels/test.md', fence('php title="tests/ParcelTest.php"', '<?php\necho 1;'));
    const all = textsOf(pageZip('docs/parcels/test.md', origin).content);
    expect(Object.keys(all)).toEqual([
      'README.md',
      'composer.json',
      'set-up/setup.php',
      'src/Depot.php',
      'tests/ParcelTest.php',
    ]);
    expect(all['README.md']).toContain('The page shows no output, so nothing is printed.');
    expect(all['README.md']).not.toContain('run.php');
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
      require: {php: '>=8.2', 'rekalogika/parcels': '1.2.0', 'symfony/clock': '^7.0'},
    });
  });

  it('says how to run it, where the outputs are shown and what printed them', () => {
    const readme = files['README.md'] ?? '';
    expect(readme).toContain('# Samples of “Send a parcel”');
    expect(readme).toContain('You need Composer, and PHP 8.2 or newer. Install');
    expect(readme).not.toContain('without Composer');
    expect(readme).toContain(
      `| 1 | \`samples/1/run.php\` | <${origin}/parcels/send#weigh> | parcels 1.2.0, PHP 8.2 |`,
    );
    expect(readme).toContain('printed with Symfony 7.1.5');
    expect(readme).not.toContain('PostgreSQL');
  });

  it('says when the outputs were printed with an older PHP than Composer accepts', () => {
    writeRecord('8.1');
    expect(textsOf(pageZip(page, origin).content)['README.md']).toContain(
      "printed with PHP 8.1, without Composer's check that the packages need PHP 8.2.",
    );
    writeRecord('8.2');
  });

  it('is the same for the same page, in any time zone', () => {
    const first = pageZip(page, origin).content;
    vi.stubEnv('TZ', 'Asia/Jakarta');
    expect(Buffer.from(pageZip(page, origin).content).equals(Buffer.from(first))).toBe(true);
    const other = new Map([...Object.entries(files)].reverse());
    expect(Buffer.from(zipBytes(other)).equals(Buffer.from(first))).toBe(true);
  });

  it('is written for built pages with a recorded output or a titled PHP file', () => {
    const other = 'docs/parcels/other.md';
    const has = (text: string) => {
      write(other, `Text\n\n${text}`);
      return hasZip(other);
    };
    expect(hasZip(page)).toBe(true);
    expect(has(fence('php title="src/Parcel.php"', '<?php'))).toBe(true);
    expect(has(fence('php title="src/Parcel.php" error="undefined"', '<?php'))).toBe(false);
    expect(has(fence('php title="src/Parcel.php"', 'echo 1;'))).toBe(false);
    expect(has(fence('php', '<?php'))).toBe(false);
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
