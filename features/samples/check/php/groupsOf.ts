import type {Block} from '../../parse/readBlocks';
import {combinationsWith, variedOutputs} from '../../run/combinations';
import {shownOutputs} from '../../run/shownOutputs';

/** Whether a block is a PHP sample to check, not a shown output. */
export function isPhp({language, meta}: Block): boolean {
  return (language === 'php' || language === 'diff-php') && meta.output !== true;
}

/** The groups of PHP samples of a page, in order; the first group has the unmarked ones. */
export function groupsOf(blocks: readonly Block[]): Block[][] {
  const unmarked: Block[] = [];
  const groups = new Map<string | undefined, Block[]>([[undefined, unmarked]]);
  for (const block of blocks.filter(isPhp)) {
    const group = groups.get(block.meta.sample) ?? [];
    group.push(block);
    groups.set(block.meta.sample, group);
  }
  return [...groups.values()];
}

/** The samples of a page once more with each combination of values that varies, but the first: a group for each. */
export function variedGroupsOf(blocks: readonly Block[]): Block[][] {
  return variedOutputs(blocks, shownOutputs(blocks)).flatMap((varied) =>
    combinationsWith(varied)
      .slice(1)
      // What another PHP runs, or another command line starts, is the same code.
      .filter(({group}) =>
        varied.output.group.some(
          (block, index) => isPhp(block) && block.value !== group[index]?.value,
        ),
      )
      .map(({group}) => group.filter(isPhp)),
  );
}
