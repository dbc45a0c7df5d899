import type {Block} from '../../parse/readBlocks';

/** Whether a block is a sample of PHP that is checked, not one that shows an output. */
export function isPhp({language, meta}: Block): boolean {
  return (language === 'php' || language === 'diff-php') && meta.output !== true;
}

/** The PHP samples of a page that belong together, in order; the first group is that of unmarked ones. */
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
