import type {Block} from '../parse/readBlocks';

import {type ShownOutput, isClassFile} from './shownOutputs';

/** A block of PHP and its file in the application. */
export interface Place {
  readonly file: string;
  readonly block: Block;
}

/** What the steps of a script need besides the blocks. */
export interface StepOptions {
  /** Files that run first. */
  readonly setUps: readonly string[];
  /** Files that run after each block with an output. */
  readonly show: readonly string[];
  /** What is printed before the block of the output. */
  readonly mark: string;
  /** Writes the path of a file as PHP. */
  readonly write: (file: string) => string;
}

/** The statements that run the php blocks above an output in order, in one scope, after the setups. */
export function phpSteps(
  {source, printing}: ShownOutput,
  places: readonly Place[],
  {setUps, show, mark, write}: StepOptions,
): string[] {
  const requires = (files: readonly string[]) => files.map((file) => `require ${write(file)};`);
  // Classes are found by the autoloader.
  const steps = places
    .filter(({block}) => printing.has(block) || !isClassFile(block))
    .flatMap(({file, block}) => [
      ...(block === source ? [`echo ${JSON.stringify(mark)};`] : []),
      printing.has(block)
        ? `require_once ${write(file)};`
        : `if (\\Rekalogika\\Dev\\Samples\\parses(${write(file)})) { require_once ${write(file)}; }`,
      ...(printing.has(block) ? requires(show) : []),
    ]);
  return [...requires(setUps), ...steps];
}
