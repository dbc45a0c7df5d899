import path from 'node:path';

import {beforeAll, describe, expect, test} from 'vitest';

import {readBlocks} from '../../features/samples/parse/readBlocks';
import {judgeMarks} from '../../features/samples/check/judgeMarks';
import type {Problem} from '../../features/samples/check/problem';
import {analyzeSamples} from '../../features/samples/check/php/analyzeSamples';
import {readFacts} from '../../features/samples/check/php/facts';
import {familyShare} from '../../features/samples/check/php/familyShare';

const folder = 'tests/fixtures/samples';
const blocks = ['right', 'wrong'].flatMap((name) => readBlocks(`${folder}/${name}.md`));
const facts = readFacts();

describe('samples', () => {
  let analysis: Awaited<ReturnType<typeof analyzeSamples>>;
  let problems: readonly Problem[];
  const of = (page: string) => problems.filter((one) => one.page === `${folder}/${page}.md`);

  beforeAll(async () => {
    analysis = await analyzeSamples(blocks, facts, path.resolve('.cache/samples/fixtures'));
    problems = judgeMarks(analysis.problems, blocks);
  }, 300_000);

  test('that are right are accepted', () => {
    expect(of('right')).toEqual([]);
  });

  test.each([
    [4, 'Syntax error'],
    [
      18,
      'Parameter $mapper of method App\\Shipping\\Label::__construct() has invalid type Rekalogika\\Mapper\\MaperInterface',
    ],
    [26, 'undefined method Rekalogika\\Mapper\\MapperInterface::mapp()'],
    [32, 'Unknown parameter $lazyLoad'],
    [38, 'expects bool, string given'],
    [42, 'Variable $nowhere might not be defined'],
    [50, 'does not have the property target'],
    [60, 'declares Depot twice'],
    [65, 'Syntax error'],
    [71, 'do not occur in src/Shipping/Label.php'],
    [82, 'Class Rekalogika\\Mapper\\Nowhere not found'],
    [106, 'undefined property App\\Shipping\\Scale::$grams'],
    [115, 'Attribute class Rekalogika\\Mapper\\Attribute\\Mapp does not exist'],
    [121, 'Unknown parameter $name'],
    [126, 'undefined method Rekalogika\\Mapper\\MapperFactory::getMappers()'],
    [134, 'Instantiated class App\\Shipping\\Crane not found'],
    [159, 'should return int but returns string'],
    [76, 'no longer gives the error "undefined method"'],
  ])('that are wrong are rejected: line %i, %s', (line, message) => {
    const found = of('wrong').map((one) => `${one.line} ${one.message}`);
    expect(found.filter((one) => one.startsWith(`${line} `) && one.includes(message))).toHaveLength(
      1,
    );
  });

  test('have a type or a signature behind each name of the family', () => {
    const right = {
      ...analysis,
      candidates: analysis.candidates.filter(({block}) => block.page.endsWith('right.md')),
    };
    const {names, unknown} = familyShare(right, facts);
    expect(unknown).toEqual([]);
    expect(names).toBeGreaterThan(8);
    const typed = [...analysis.names.values()].flat().map(({entry}) => entry);
    expect(typed).toContainEqual({
      kind: 'method',
      name: 'Rekalogika\\Mapper\\MapperInterface::map',
      signature: expect.stringContaining('map(object $source, ') as string,
      type: 'ArrayObject',
    });
    expect(typed).toContainEqual({
      kind: 'variable',
      name: '$mapper',
      type: 'Rekalogika\\Mapper\\MapperInterface',
    });
  });
});
