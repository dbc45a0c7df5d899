import * as z from 'zod';

import {parseAs} from '../../../../shared/json/parseAs';
import type {Block} from '../../parse/readBlocks';
import {runPhp} from '../php/runPhp';
import type {Problem} from '../problem';
import {checkBlocks} from './checkBlocks';
import type {FamilyNames} from './familyNames';
import knownTwig from './knownTwig.json';
import {unknownNames} from './unknownNames';
import {versionsOf} from './versions';

const script = 'features/samples/check/config/php/checkTwig.php';

/** What the script prints: the fault of each template, or null. */
const faultsOf = z
  .array(z.strictObject({line: z.int(), message: z.string()}).readonly().nullable())
  .readonly();

/**
 * Checks templates with Twig itself: they parse, and every function, filter, test and tag is one of the
 * family, of Twig, of Symfony's bridge or of `knownTwig.json`.
 */
export async function checkTwig(
  blocks: readonly Block[],
  names: FamilyNames,
  project: string,
): Promise<Problem[]> {
  const texts = [...new Set(blocks.flatMap((block) => versionsOf(block, 'twig')))];
  if (texts.length === 0) {
    return [];
  }
  const twig = {
    functions: [...names.twig.functions, ...Object.keys(knownTwig.functions)],
    filters: [...names.twig.filters, ...Object.keys(knownTwig.filters)],
    tests: names.twig.tests,
  };
  const output = await runPhp([script, project], JSON.stringify({texts, twig}));
  const faults = parseAs(faultsOf, output, script, 'Compare it with its schema in checkTwig.ts.');
  if (faults.length !== texts.length) {
    throw new Error(`${script} did not check every template: ${output}`);
  }
  const found = new Map(texts.map((text, index) => [text, faults[index]]));
  return checkBlocks(blocks, 'twig', (text) => {
    const fault = found.get(text);
    const rows = text
      .split('\n')
      .flatMap((row, line) => unknownNames(row, names).map((message) => ({line, message})));
    return [...(fault === null || fault === undefined ? [] : [fault]), ...rows];
  });
}
