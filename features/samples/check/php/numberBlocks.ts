import type {Block} from '../../parse/readBlocks';
import type {Problem} from '../problem';
import {groupsOf, variedGroupsOf} from './groupsOf';
import type {PageJob} from './prepare';

/** The samples of all pages, each with an id. */
export interface NumberedBlocks {
  readonly pages: readonly PageJob[];
  readonly byId: ReadonlyMap<string, Block>;
  /** The ids of blocks that have one already: what surrounds a block that varies is analyzed with each value. */
  readonly repeated: ReadonlySet<string>;
}

/** Gives the samples of pages their ids, in the groups that are analyzed. */
export function numberBlocks(blocks: readonly Block[]): NumberedBlocks {
  const byId = new Map<string, Block>();
  const known = new Set<Block>();
  const repeated = new Set<string>();
  const number = (block: Block) => {
    const id = `b${byId.size}`;
    if (known.has(block)) {
      repeated.add(id);
    }
    known.add(block);
    byId.set(id, block);
    return {id, block};
  };
  const pages = [...new Set(blocks.map(({page}) => page))].map((page) => {
    const own = blocks.filter((block) => block.page === page);
    const groups = [...groupsOf(own), ...variedGroupsOf(own)];
    return {page, groups: groups.map((group) => group.map(number))};
  });
  return {pages, byId, repeated};
}

/** The page of a block, and the line on it of a line of the block, from 0; anything but the id of a block is a file. */
export function lineOf(
  byId: ReadonlyMap<string, Block>,
  idOrFile: string,
  line: number,
): Pick<Problem, 'page' | 'line'> {
  const block = byId.get(idOrFile);
  return block === undefined
    ? {page: idOrFile, line: line + 1}
    : {page: block.page, line: block.line + line};
}
