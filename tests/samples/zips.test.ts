import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {strFromU8, unzipSync} from 'fflate';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {listFiles} from '../../shared/files/listFiles';
import {readFacts} from '../../features/samples/check/php/facts';
import {runPhpStan} from '../../features/samples/check/php/phpStan';
import {writeStubs} from '../../features/samples/check/php/prepare';
import {installProject} from '../../features/samples/check/php/project';
import {pageZip} from '../../features/samples/zips/pageZip';
import {unpack} from '../../features/samples/zips/runZips';

// One of each kind: commands, requests, several states of a file, configuration, databases, templates, other setups.
const pages = [
  'docs/api-lite/quick-start.mdx',
  'docs/collections/index.mdx',
  'docs/doctrine-advanced-group-by/index.mdx',
  'docs/domain-event/transactional-outbox-pattern.mdx',
  'docs/file/index.mdx',
  'docs/file-bundle/symfony.mdx',
  'docs/gotenberg-pdf-bundle/templates.md',
  'docs/mapper/object/map.md',
  'docs/pivot-table/index.mdx',
  'docs/reconstitutor/index.mdx',
  'docs/rekapager/custom-templates.md',
  'docs/temporary-url-bundle/index.mdx',
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rk-zips-'));
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

/**
 * What PHPStan says against the classes, tests and statements of unpacked zip files, in one run with a namespace for each.
 * Of several states of a file, the first is checked. Variables of statements come from others, or from the setup.
 */
async function typeProblems(directories: readonly string[], name: string): Promise<string[]> {
  const analysis = path.join(folder, name);
  const typed = /^(?:samples\/1\/)?(?:src|tests|blocks)\/.*\.php$/;
  mkdirSync(path.join(analysis, 'known'), {recursive: true});
  directories.forEach((directory, index) => {
    const namespace = `Zip${String(index)}\\App`;
    for (const file of listFiles(directory).filter((one) => typed.test(one))) {
      const target = path.join(analysis, 'pages', path.basename(directory), file);
      const code = readFileSync(path.join(directory, file), 'utf8');
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, code.replace(/(?<![\w\\])(\\?)App(?=\\|;)/g, `$1${namespace}`));
    }
  });
  const project = await installProject();
  await writeStubs(readFacts(), path.join(analysis, 'stubs'), project);
  const {errors} = await runPhpStan(analysis, project);
  return errors
    .filter(({message}) => !message.endsWith('(variable.undefined)'))
    .map(({file, line, message}) => `${file}:${String(line)} ${message}`);
}

/** What PHP says against the files of a folder; fragments of a page are code of no file of their own. */
function complaints(directory: string): string[] {
  const isFragment = (file: string) => file.startsWith('blocks/');
  return listFiles(directory)
    .filter((file) => /\.php$|^bin\//.test(file) && !isFragment(file))
    .flatMap((file) => {
      const {status, stdout} = spawnSync('php', ['-l', file], {cwd: directory, encoding: 'utf8'});
      return status === 0 ? [] : [`${file}: ${stdout.trim()}`];
    });
}

function validate(directory: string): string {
  const {status, stdout, stderr} = spawnSync(
    'composer',
    ['validate', '--no-check-publish', '--no-check-version', '--no-interaction'],
    {cwd: directory, encoding: 'utf8'},
  );
  return status === 0 ? '' : stdout + stderr;
}

describe('the zip files of samples', () => {
  it.each(pages)('contain PHP that parses and a valid composer.json: %s', (page) => {
    const directory = path.join(folder, path.basename(page));
    const {content, texts} = pageZip(page, 'https://rekalogika.dev');
    unpack(content, directory);
    expect(texts.length).toBeGreaterThan(0);
    expect(complaints(directory)).toEqual([]);
    expect(validate(directory)).toBe('');
    const samples = listFiles(directory).filter((file) => file.endsWith('/expected.txt'));
    expect(samples).toHaveLength(texts.length);
  });

  it('contain classes and statements that fit together', {timeout: 120_000}, async () => {
    const directories = pages.map((page) => {
      const directory = path.join(folder, 'typed', page.replace(/\W+/g, '-'));
      unpack(pageZip(page, 'https://rekalogika.dev').content, directory);
      return directory;
    });
    expect(await typeProblems(directories, 'analysis')).toEqual([]);
    const [first = ''] = directories;
    const wrong = '<?php\nnamespace App;\nnew NotPacked();\n';
    writeFileSync(path.join(first, 'src/Wrong.php'), wrong);
    writeFileSync(
      path.join(first, 'src/Right.php'),
      '<?php\nnamespace App;\nfinal class Right {}\n',
    );
    expect(await typeProblems([first], 'wrong-analysis')).toEqual([
      expect.stringContaining('src/Wrong.php:3 Instantiated class Zip0\\App\\NotPacked not found'),
    ]);
  });

  it('contain nothing that drops a database by its name', () => {
    const projects = 'features/samples/projects';
    const drops = (text: string) => /DROP DATABASE (?!\$name\b)/i.test(text);
    const dropping = listFiles(projects).filter((file) =>
      drops(readFileSync(path.join(projects, file), 'utf8')),
    );
    expect(dropping).toEqual(['analytics/boot/Runner/Templates.php']);
    const page = 'docs/analytics/user-interface/table-renderer.md';
    const texts = Object.entries(unzipSync(pageZip(page, 'https://rekalogika.dev').content));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter(([, bytes]) => drops(strFromU8(bytes))).map(([file]) => file)).toEqual([]);
  });

  it('would be rejected with PHP that does not parse or without required packages', () => {
    const directory = path.join(folder, 'wrong');
    unpack(pageZip('docs/mapper/object/map.md', 'https://rekalogika.dev').content, directory);
    writeFileSync(path.join(directory, 'run.php'), '<?php echo (;');
    writeFileSync(path.join(directory, 'composer.json'), '{"require": []}');
    expect(complaints(directory).join()).toContain('run.php');
    expect(validate(directory)).toContain('require');
  });
});
