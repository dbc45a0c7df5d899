import {hashText} from '../../parse/hashText';
import type {Block} from '../../parse/readBlocks';
import type {Problem} from '../problem';
import {isClassFile} from '../../run/shownOutputs';
import severalBodies from './severalBodies.json';

/** The class files that were compared, and those with another body than elsewhere in their section. */
export interface BodyCheck {
  readonly problems: readonly Problem[];
  readonly looked: number;
}

/**
 * Checks that a class file has one body in a section: a reader who pastes the samples of two pages would break
 * those of the first one. What a page changes, it shows as a diff. `severalBodies.json` lists what is left.
 */
export function checkBodies(
  blocks: readonly Block[],
  allowed: readonly string[] = severalBodies,
): BodyCheck {
  const files = blocks.filter((block) => isClassFile(block) && block.meta.error === undefined);
  const first = new Map<string, Block>();
  const several = new Set<string>();
  const problems = files.flatMap((block): Problem[] => {
    const {page, line, language: kind, meta, value} = block;
    const name = `${page.split('/')[1] ?? ''}: ${meta.title ?? ''}`;
    const other = first.get(name) ?? block;
    first.set(name, other);
    if (hashText(other.value) === hashText(value)) {
      return [];
    }
    several.add(name);
    const message =
      `${meta.title ?? ''} has another body on ${other.page}:${other.line}. ` +
      'Give the class another name, show the same body, or show the change as diff-php.';
    return allowed.includes(name) ? [] : [{page, line, kind, message}];
  });
  const sections = new Set(blocks.map(({page}) => page.split('/')[1]));
  const superfluous = allowed
    .filter((name) => sections.has(name.split(':')[0]) && !several.has(name))
    .map((name) => ({
      page: 'features/samples/check/set-ups/severalBodies.json',
      line: 1,
      kind: 'php',
      message: `"${name}" has one body: remove it from the list.`,
    }));
  return {problems: [...problems, ...superfluous], looked: files.length};
}
