import type {Block} from '../parse/readBlocks';
import type {Problem} from './problem';

/** Removes the problems that intentionally wrong blocks announce, and adds one where the announced one no longer occurs. */
export function judgeMarks(problems: readonly Problem[], blocks: readonly Block[]): Problem[] {
  const marked = blocks.flatMap((block) => {
    const {page, line, language: kind, value, meta} = block;
    if (meta.error === undefined) {
      return [];
    }
    const end = line + value.split('\n').length;
    const isInside = (one: Problem) => one.page === page && line <= one.line && one.line < end;
    const expected = meta.error;
    return [{page, line, kind, expected, isInside}];
  });
  const isExpected = (one: Problem) =>
    marked.some(({expected, isInside}) => isInside(one) && one.message.includes(expected));
  const missing = marked
    .filter(({expected, isInside}) => {
      return !problems.some((one) => isInside(one) && one.message.includes(expected));
    })
    .map(({page, line, kind, expected}) => ({
      page,
      line,
      kind,
      message: `The block no longer gives the error "${expected}" that its fence announces.`,
    }));
  return [...problems.filter((one) => !isExpected(one)), ...missing];
}
