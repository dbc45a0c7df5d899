import type {Block} from '../parse/readBlocks';
import {type Variation, combinationsOf, labelsOf, writeValues} from '../parse/variations';

import type {ShownOutput} from './shownOutputs';

/** More would be neither run nor read by anyone. */
export const mostCombinations = 24;

/** An output with its samples as one combination of their values makes them. */
export interface Combination extends ShownOutput {
  /** The chosen values by name; none where nothing varies. */
  readonly values: Readonly<Record<string, string>>;
  /** The version of PHP, where that varies. */
  readonly php?: string;
}

/** What varies in the samples of an output. */
export interface VariedOutput {
  readonly output: ShownOutput;
  /** Those of its blocks of which something varies. */
  readonly blocks: readonly Block[];
  readonly variations: readonly Variation[];
}

/**
 * The outputs of a page with what varies in their samples: a block varies for the first output below it.
 *
 * @throws Error for a varied block without an output below, and for too many combinations.
 */
export function variedOutputs(
  page: readonly Block[],
  outputs: readonly ShownOutput[],
): VariedOutput[] {
  const owners = new Map<Block, ShownOutput>();
  for (const block of page.filter(({meta}) => meta.vary !== undefined)) {
    const owner = outputs.find(
      (output) => output.block.line > block.line && output.block.meta.sample === block.meta.sample,
    );
    if (owner?.group.includes(block) !== true) {
      throw new Error(
        `${block.page}:${block.line - 1} vary: no output below shows what the values change.`,
      );
    }
    owners.set(block, owner);
  }
  return outputs.map((output) => {
    const blocks = [...owners].filter(([, owner]) => owner === output).map(([block]) => block);
    return {output, blocks, variations: variationsOf(blocks)};
  });
}

function variationsOf(blocks: readonly Block[]): Variation[] {
  const all = new Map<string, Variation>();
  for (const {page, line, meta} of blocks) {
    for (const variation of meta.vary ?? []) {
      const {name} = variation;
      const known = all.get(name);
      if (known !== undefined && labelsOf(known) !== labelsOf(variation)) {
        throw new Error(`${page}:${line - 1} vary: "${name}" has other values in a block above.`);
      }
      all.set(name, variation);
    }
    const count = [...all.values()].reduce((product, {values}) => product * values.length, 1);
    if (count > mostCombinations) {
      throw new Error(
        `${page}:${line - 1} vary: ${count} combinations are more than ${mostCombinations}.`,
      );
    }
  }
  return [...all.values()];
}

/** The output in every combination of what varies, as the page shows it first. */
export function combinationsWith({output, blocks, variations}: VariedOutput): Combination[] {
  return combinationsOf(variations).map((values) => {
    const written = new Map(blocks.map((block) => [block, blockWith(block, values)]));
    const replaced = (block: Block) => written.get(block) ?? block;
    return {
      block: output.block,
      source: replaced(output.source),
      group: output.group.map(replaced),
      printing: new Set([...output.printing].map(replaced)),
      values,
      ...(values['php'] !== undefined && {php: values['php']}),
    };
  });
}

/** A block with values written into it. */
export function blockWith(block: Block, values: Readonly<Record<string, string>>): Block {
  return {...block, value: writeValues(block.value, block.meta.vary ?? [], values)};
}

/** The values in words, for messages and records: `limit 50, mode keyset`. */
export function nameOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, label]) => `${name} ${label}`)
    .join(', ');
}
