import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {autoloader, blocksOf, hasPhp, write} from '../testData';

import {runOutput} from './runOutput';
import {shownOutputs} from './shownOutputs';

const before = process.cwd();

beforeAll(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'samples-')));
  for (const [file, text] of [
    ['vendor/autoload.php', `<?php\n${autoloader}`],
    [
      'features/samples/projects/parcels/src/Depot.php',
      "<?php\nnamespace App;\nfinal class Depot { const CITY = 'Bogor'; }",
    ],
    [
      'features/samples/projects/parcels/setup.php',
      "<?php\n$depot = App\\Depot::CITY;\necho 'not shown';",
    ],
    ['features/samples/projects/parcels/console.php', '<?php\necho implode(\' \', $argv), "\\n";'],
    [
      'features/samples/projects/parcels/curl.php',
      "<?php\nfile_put_contents('sent', $argv[1], FILE_APPEND);\necho file_get_contents('sent'), \"\\n\";",
    ],
    ['features/samples/projects/parcels/shown/show.php', '<?php\necho "shown after $depot\\n";'],
  ] as const) {
    write(file, text);
  }
});

afterAll(() => {
  process.chdir(before);
});

function printed(page: string, ...fences: (readonly [info: string, code: string])[]) {
  const [mark = ''] = / sample="\w+"/.exec(fences.at(-1)?.[0] ?? '') ?? [];
  const shown = [`text title="Output"${mark}`, '?'] as const;
  const output = shownOutputs(blocksOf(`docs/parcels/${page}.md`, ...fences, shown)).at(-1);
  if (output === undefined) {
    throw new Error('The page has an output.');
  }
  return runOutput(output, path.resolve('vendor'), path.resolve('application'), {
    env: {DATABASE_URL: 'postgresql://parcels'},
  });
}

describe.runIf(hasPhp())('runOutput', () => {
  it('runs blocks in one scope after the setup and returns the output of the last one', () => {
    const result = printed(
      'index',
      [
        'php title="src/Parcel.php"',
        '<?php\nnamespace App;\nfinal class Parcel { public int $grams = 5; }',
      ],
      ['php', 'use App\\Parcel;\n\n$parcel = new Parcel();\necho "first";'],
      ['php', 'public function notRun(): void {}'],
      ['php', 'echo $parcel->grams, " g to $depot\\n\\n";'],
    );
    expect(result).toEqual({text: '5 g to Bogor'});
  });

  it('passes the address of the database', () => {
    expect(printed('index', ['php', "echo getenv('DATABASE_URL');"])).toEqual({
      text: 'postgresql://parcels',
    });
  });

  it('appends what show.php prints', () => {
    const result = printed('shown', ['php', 'echo "sample\\n";']);
    expect(result).toEqual({text: 'sample\nshown after Bogor'});
  });

  it('runs the lines of a bash block in an application with bin/console', () => {
    const result = printed(
      'index',
      ['php title="one.php"', "<?php\nrequire 'vendor/autoload.php';\necho App\\Depot::CITY, 1;\n"],
      ['diff-php title="one.php"', '-echo App\\Depot::CITY, 1;\n+echo App\\Depot::CITY, "2\\n";'],
      ['bash', "php one.php\nphp bin/console a \\\n    'b c'"],
    );
    expect(result).toEqual({text: 'Bogor2\nbin/console a b c'});
  });

  it('sends requests after those of earlier outputs, in one application', () => {
    const result = printed(
      'index',
      ['bash', 'curl first'],
      ['text title="Output"', '?'],
      ['bash', 'curl unshown'],
      ['php', 'echo "not a request";'],
      ['text title="Output"', '?'],
      ['bash', 'curl \\\n    second\ncurl third'],
    );
    expect(result).toEqual({text: 'firstsecond\nfirstsecondthird'});
  });

  it('runs the commands of earlier outputs of a marked sample first, in one application', () => {
    const write = (text: string) =>
      ['bash sample="steps"', `php -r 'file_put_contents("steps", "${text}", 8);'`] as const;
    const shown = ['text title="Output" sample="steps"', '?'] as const;
    const result = printed(
      'index',
      ['bash', `php -r 'file_put_contents("steps", "unmarked");'`],
      ['text title="Output"', '?'],
      write('first'),
      shown,
      write('second'),
      shown,
      ['bash sample="steps"', `php -r 'echo file_get_contents("steps");'`],
    );
    expect(result).toEqual({text: 'firstsecond'});
  });

  it('makes a file of a yaml block that belongs to the configuration', () => {
    const result = printed(
      'index',
      ['yaml title="config/packages/depot.yaml"', 'depot: Bogor'],
      ['yaml', 'depot: Jakarta'],
      ['bash', 'php -r \'echo file_get_contents("config/packages/depot.yaml");\''],
    );
    expect(result).toEqual({text: 'depot: Bogor'});
  });

  it('reports a failure with the line of the page', () => {
    expect(printed('index', ['php', "$a = 1;\nthrow new \\LogicException('No.');"])).toEqual({
      failure: expect.stringContaining('LogicException: No. in docs/parcels/index.md:3') as string,
    });
  });

  it('reports a failure that an error handler prints', () => {
    expect(printed('index', ['php', "echo 'The depot is closed.';\nexit(1);"])).toEqual({
      failure: 'The depot is closed.',
    });
  });

  it('reports a warning about the sample with the line of the page', () => {
    expect(printed('index', ['php', 'echo $missing, 1;'])).toEqual({
      failure: 'Warning: Undefined variable $missing in docs/parcels/index.md:2',
    });
  });

  it('rejects commands other than PHP and curl', () => {
    expect(() => printed('index', ['bash', 'php a.php\nrm a.php'])).toThrow(
      'docs/parcels/index.md:2 bash: only lines that start with "php" or "curl" can be run',
    );
  });
});
