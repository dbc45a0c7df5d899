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
const zips = new Map<string, {readonly directory: string; readonly texts: readonly string[]}>();

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rk-zips-'));
  for (const page of pages) {
    const directory = path.join(folder, 'unpacked', page.replace(/\W+/g, '-'));
    const {content, texts} = pageZip(page, 'https://rekalogika.dev');
    unpack(content, directory);
    zips.set(page, {directory, texts});
  }
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

/**
 * What PHPStan says against the classes, tests and statements of unpacked zip files, in one run with a namespace for each.
 * Of several states of a file, the first is checked. Variables of statements come from others, or from the setup.
 */
async function typeProblems(directories: readonly string[]): Promise<string[]> {
  const analysis = path.join(folder, 'analysis');
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

// One process for all files of a folder.
const parse = `foreach (array_slice($argv, 1) as $file) {
  try {
    token_get_all(file_get_contents($file), TOKEN_PARSE);
  } catch (ParseError $error) {
    echo "$file:{$error->getLine()} {$error->getMessage()}\\n";
  }
  $number = ($number ?? 0) + 1;
}
echo "Parsed $number files.";`;

/** What PHP says against the files of a folder; fragments of a page are code of no file of their own. */
function complaints(directory: string): string[] {
  const files = listFiles(directory).filter((file) => /^(?!blocks\/).*\.php$|^bin\//.test(file));
  const {stdout} = spawnSync('php', ['-r', parse, '--', ...files], {
    cwd: directory,
    encoding: 'utf8',
  });
  const lines = stdout.split('\n');
  expect(files.length).toBeGreaterThan(0);
  expect(lines.pop()).toBe(`Parsed ${String(files.length)} files.`);
  return lines;
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
    const {directory = '', texts = []} = zips.get(page) ?? {};
    expect(texts.length).toBeGreaterThan(0);
    expect(complaints(directory)).toEqual([]);
    expect(validate(directory)).toBe('');
    const samples = listFiles(directory).filter((file) => file.endsWith('/expected.txt'));
    expect(samples).toHaveLength(texts.length);
  });

  it('contain classes and statements that fit together', async () => {
    const wrong = path.join(folder, 'wrong-types');
    const write = (name: string, code: string) => {
      writeFileSync(path.join(wrong, 'src', name), `<?php\nnamespace App;\n${code}\n`);
    };
    mkdirSync(path.join(wrong, 'src'), {recursive: true});
    write('Wrong.php', 'new NotPacked();');
    write('Right.php', 'final class Right {}');
    const directories = [wrong, ...[...zips.values()].map(({directory}) => directory)];
    expect(directories).toHaveLength(pages.length + 1);
    expect(await typeProblems(directories)).toEqual([
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
