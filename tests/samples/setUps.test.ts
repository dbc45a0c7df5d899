import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {parsePrepared} from '../../features/samples/check/php/prepared';
import {installProject, phpFolder} from '../../features/samples/check/php/project';
import {runPhp} from '../../features/samples/check/php/runPhp';

const fixtures = 'tests/fixtures/set-ups';

/** What the analysis says about the setup of a page with these samples, one group. */
async function setUpOf(...values: readonly string[]) {
  const project = await installProject();
  const blocks = values.map((value, index) => {
    const title = /^\/\/ (src\S+)\n/.exec(value)?.[1] ?? null;
    return {
      id: `b${String(index)}`,
      kind: 'php',
      title,
      value: value.replace(/^\/\/ src\S+\n/, ''),
    };
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'set-ups-'));
  const job = {
    folder: `${folder}/pages`,
    known: `${folder}/known`,
    attributes: {},
    pages: [
      {
        prefix: 'P0',
        groups: [blocks],
        boots: [`${fixtures}/boot.php`],
        around: [`${fixtures}/boot.php`, `${fixtures}/setup.php`],
        fixtures: {
          'src/Harbor/Berth.php': `${fixtures}/src/Berth.php`,
          'src/Harbor/Crane.php': `${fixtures}/src/Crane.php`,
        },
        hidden: {'src/Support/Printer.php': `${fixtures}/boot/Printer.php`},
      },
    ],
  };
  const autoload = `${project}/vendor/autoload.php`;
  const script = `${phpFolder}/prepare.php`;
  const output = await runPhp([script, autoload], JSON.stringify(job));
  const {setUps} = parsePrepared(output, script);
  const [setUp] = setUps;
  if (setUp === undefined) {
    throw new Error(output);
  }
  return setUp;
}

describe('the setup of a page', () => {
  test('is what its samples need, with services as PHPDoc and without the rest', async () => {
    const setUp = await setUpOf('echo 1;', "$crane->move('south');");
    expect(setUp.code).toBe(`use App\\Harbor\\Berth;
use App\\Harbor\\Crane;
use Psr\\Log\\LoggerInterface;

/** @var LoggerInterface $logger an injected service */

$berth = new Berth('east');

// A crane for each berth.
$crane = new Crane($berth, $logger);
$crane->move('west');`);
    expect(setUp.variables).toEqual(['crane']);
    expect(setUp.blocks).toEqual(['b1']);
    expect(setUp.classes).toEqual({
      'App\\Harbor\\Berth': 'src/Harbor/Berth.php',
      'App\\Harbor\\Crane': 'src/Harbor/Crane.php',
    });
    expect(setUp.refused).toEqual([]);
    expect(setUp.looked).toBe(1);
  });

  test('has what changes an object between the statements that it needs', async () => {
    const {code} = await setUpOf('echo count($list);');
    expect(code.slice(code.indexOf('// Stands')))
      .toBe(`// Stands between others that a sample needs.
$tug = new Berth('tug');
$list = new \\ArrayObject();
$list->append($tug);
$tug->name = 'harbor tug';
$list->append($berth);`);
  });

  test('has nothing of an object that a later one replaces', async () => {
    const {code} = await setUpOf('echo $pilot->name;');
    expect(code).toContain("$pilot = new Berth('new');");
    expect(code).not.toContain('old');
  });

  test('has a function that a sample calls', async () => {
    const {code, blocks} = await setUpOf('echo knots(3.5);');
    expect(code).toContain('function knots(float $speed): string');
    expect(blocks).toEqual(['b0']);
  });

  test.each([
    ['makes all by itself', '$crane = 1; $berth = $crane;'],
    [
      'has a variable of that name inside a function',
      'array_map(function ($berth) { return $berth; }, [1]);',
    ],
    ['has it as a parameter of an arrow function', 'array_map(fn($crane) => $crane, [1]);'],
    ['has it in a loop', 'foreach ([1] as $berth => $crane) { echo $berth, $crane; }'],
  ])('is empty for a page that %s', async (_, value) => {
    expect(await setUpOf(value)).toMatchObject({code: '', blocks: [], first: [], refused: []});
  });

  test('does not have what an earlier sample of the page makes', async () => {
    const {blocks} = await setUpOf("$crane = 'own';", 'echo $crane;');
    expect(blocks).toEqual([]);
  });

  test('has the variables that closures take from outside', async () => {
    expect((await setUpOf('fn() => $berth;')).variables).toEqual(['berth']);
    expect((await setUpOf('(function () use ($berth) {})();')).variables).toEqual(['berth']);
  });

  test('has no class that the page shows', async () => {
    const own = '// src/Harbor/Berth.php\n<?php\nnamespace App\\Harbor;\nfinal class Berth {}';
    const {classes, first} = await setUpOf(own, 'echo Crane::class;');
    expect(classes).toEqual({'App\\Harbor\\Crane': 'src/Harbor/Crane.php'});
    expect(first).toEqual(['b1']);
  });

  test('names a class that it uses and the page shows further down', async () => {
    const own = '// src/Harbor/Berth.php\n<?php\nnamespace App\\Harbor;\nfinal class Berth {}';
    const {classesOnPage, classes} = await setUpOf('$crane->move(1);', own);
    expect(classesOnPage).toEqual(['App\\Harbor\\Berth']);
    expect(classes).toEqual({'App\\Harbor\\Crane': 'src/Harbor/Crane.php'});
  });
});

describe('a sample is refused', () => {
  test('that uses a variable which only the runner has', async () => {
    const {refused} = await setUpOf('echo 1;\n\necho $report(2);');
    expect(refused).toMatchObject([{block: 'b0', line: 3}]);
    expect(refused[0]?.message).toContain(`No reader has $report, which only ${fixtures}/boot.php`);
  });

  test('that uses a helper, whatever it is called', async () => {
    const {refused} = await setUpOf('$helper();');
    expect(refused[0]?.message).toContain('No reader has $helper');
  });

  test('that uses an object of the runner', async () => {
    const {refused} = await setUpOf('$printer->print();');
    expect(refused[0]?.message).toContain('No reader has $printer');
  });

  test('that uses a class of the runner', async () => {
    const {refused} = await setUpOf('use App\\Support\\Printer;\n\n(new Printer())->print();');
    expect(refused[0]?.message).toContain('No reader has the class App\\Support\\Printer');
  });
});
