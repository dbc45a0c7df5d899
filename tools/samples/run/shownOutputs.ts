import type {Block} from '../blocks/readBlocks';

/** An output that a page shows, with the blocks of its group above it. */
export interface ShownOutput {
  readonly block: Block;
  /** The php or bash block that printed it: the nearest one above. */
  readonly source: Block;
  /** What a reader of the group has read by then, in order: code only. */
  readonly above: readonly Block[];
  /** The blocks of the page that have an output. */
  readonly printing: ReadonlySet<Block>;
}

/**
 * Every output that a page shows, in order.
 *
 * @throws Error for an output without a php or bash block of its group above it.
 */
export function shownOutputs(page: readonly Block[]): ShownOutput[] {
  const printing = new Set<Block>();
  return page
    .filter(({meta}) => meta.output)
    .map((block) => {
      const above = groupOf(page.slice(0, page.indexOf(block)), block.meta.sample);
      const source = above.findLast(({language}) => language === 'php' || language === 'bash');
      if (source === undefined) {
        const group =
          block.meta.sample === undefined ? '' : ` marked sample="${block.meta.sample}"`;
        throw new Error(
          `${block.page}:${block.line} output: no php or bash block${group} stands above it.`,
        );
      }
      printing.add(source);
      return {block, source, above, printing};
    });
}

/** The blocks of a group that are code. A marked group also sees the files of the unmarked blocks. */
function groupOf(blocks: readonly Block[], sample: string | undefined): Block[] {
  return blocks.filter(
    ({meta, language, value}) =>
      meta.output === undefined &&
      meta.error === undefined &&
      (meta.sample === sample ||
        (meta.sample === undefined && language === 'php' && isWholeFile(value))),
  );
}

/** Whether a php block is a file of its own and no fragment. */
export function isWholeFile(code: string): boolean {
  return code.startsWith('<?php');
}
