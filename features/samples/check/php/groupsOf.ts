import type {Block} from '../../parse/readBlocks';

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
