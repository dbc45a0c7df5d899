import {surroundingsOf} from '../run/surroundings';
import {documentedReleases} from '../run/documentedReleases';
import {readBlocks} from '../parse/readBlocks';

/**
 * How many PHP samples of a page `npm run samples -- check` type-checks, and against which release, for the reader:
 * `9 PHP samples type-checked against mapper 3.0.0`; undefined for a page without PHP or of no library.
 */
export function checkedSamples(
  page: string,
  blocks = readBlocks(page),
  releases = documentedReleases(),
): string | undefined {
  const {section} = surroundingsOf(page);
  const library = releases.find((one) => one.section === section);
  const count = blocks.filter(
    ({language, meta}) => /^(?:diff-)?php$/.test(language) && meta.output === undefined,
  ).length;
  if (library === undefined || count === 0) {
    return undefined;
  }
  const samples = count === 1 ? '1 PHP sample' : `${String(count)} PHP samples`;
  return `${samples} type-checked against ${library.section} ${library.release}`;
}
