import type {Block} from '../../parse/readBlocks';
import type {Problem} from '../problem';
import {versionsOf} from './versions';

/** What is wrong in a text, with the line in the text, counted from 0. */
export interface Fault {
  readonly line: number;
  readonly message: string;
}

/** Checks every block of a language, both sides of diffs, and reports each problem once. */
export function checkBlocks(
  blocks: readonly Block[],
  language: string,
  check: (text: string, block: Block) => readonly Fault[],
): Problem[] {
  return blocks.flatMap((block) => {
    const faults = versionsOf(block, language).flatMap((text) => check(text, block));
    return faults
      .filter((fault, index) => index === faults.findIndex((other) => isSame(fault, other)))
      .map(({line, message}) => ({
        page: block.page,
        line: block.line + line,
        kind: block.language,
        message,
      }));
  });
}

function isSame(one: Fault, other: Fault): boolean {
  return one.line === other.line && one.message === other.message;
}
