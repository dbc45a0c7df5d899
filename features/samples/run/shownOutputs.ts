import type {Block} from '../parse/readBlocks';

/** An output that a page shows, with the code that it comes from. */
export interface ShownOutput {
  readonly block: Block;
  /** The php, bash or ts block that printed it: the nearest one above it. */
  readonly source: Block;
  /** The code of the group above the output, and its class files below it, in order. */
  readonly group: readonly Block[];
  /** The blocks of the page that have an output. */
  readonly printing: ReadonlySet<Block>;
}

/** The languages whose blocks print something. */
export const printingLanguages: ReadonlySet<string> = new Set(['php', 'bash', 'ts']);

/**
 * Every output that a page shows, in order.
 *
 * @throws Error for an output without such a block of its group above it.
 */
export function shownOutputs(page: readonly Block[]): ShownOutput[] {
  const printing = new Set<Block>();
  return page
    .filter(({meta}) => meta.output)
    .map((block) => {
      const group = groupOf(page, block);
      const source = group.findLast(
        ({line, language}) => line < block.line && printingLanguages.has(language),
      );
      if (source === undefined) {
        const mark = block.meta.sample === undefined ? '' : ` marked sample="${block.meta.sample}"`;
        throw new Error(
          `${block.page}:${block.line} output: no php, bash or ts block${mark} precedes it.`,
        );
      }
      printing.add(source);
      return {block, source, group, printing};
    });
}

/** A marked group also sees the files of the unmarked blocks. */
function groupOf(page: readonly Block[], output: Block): Block[] {
  return page.filter(
    (block) =>
      block.meta.output === undefined &&
      block.meta.error === undefined &&
      (block.meta.sample === output.meta.sample ||
        (block.meta.sample === undefined && isWholeFile(block))) &&
      (block.line < output.line || isClassFile(block)),
  );
}

/** Whether a block is a whole file, not a fragment. */
export function isWholeFile({language, value}: Block): boolean {
  return language === 'php' && value.startsWith('<?php');
}

/** Whether a block is a file that the autoloader of an application finds. */
export function isClassFile(block: Block): boolean {
  return isWholeFile(block) && block.meta.title?.startsWith('src/') === true;
}
