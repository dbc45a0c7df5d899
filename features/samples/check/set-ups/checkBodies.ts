import {hashText} from '../../parse/hashText';
import type {Block} from '../../parse/readBlocks';
import type {Problem} from '../problem';
import {isClassFile} from '../../run/shownOutputs';

/** The class files that were compared, and those with another body than elsewhere in their section. */
export interface BodyCheck {
  readonly problems: readonly Problem[];
  readonly looked: number;
}

/**
 * Checks that a class file has one body in a section: a reader who pastes the samples of two pages would break
 * those of the first one. What a page changes, it shows as a diff.
 */
export function checkBodies(blocks: readonly Block[]): BodyCheck {
  const files = blocks.filter((block) => isClassFile(block) && block.meta.error === undefined);
  const first = new Map<string, Block>();
  const problems = files.flatMap((block): Problem[] => {
    const {page, line, language: kind, meta, value} = block;
    const name = `${page.split('/')[1] ?? ''}: ${meta.title ?? ''}`;
    const other = first.get(name) ?? block;
    first.set(name, other);
    if (hashText(other.value) === hashText(value)) {
      return [];
    }
    const message =
      `${meta.title ?? ''} has another body on ${other.page}:${other.line}. ` +
      'Give the class another name, show the same body, or show the change as diff-php.';
    return [{page, line, kind, message}];
  });
  return {problems, looked: files.length};
}
