import {versionOfTag} from '../read/addresses';
import {compareVersions} from './constraint';

const stable = /^v?\d+\.\d+(?:\.\d+)?$/;

/** The tags of stable releases up to one, from the lowest to the highest version, each version once. */
export function releasesUpTo(tags: readonly string[], last: string): string[] {
  if (!stable.test(last)) {
    throw new Error(`"${last}" is not the tag of a stable release.`);
  }
  const compare = (a: string, b: string) => compareVersions(versionOfTag(a), versionOfTag(b));
  return tags
    .filter((tag) => stable.test(tag) && compare(tag, last) <= 0)
    .sort((a, b) => compare(a, b) || (a < b ? -1 : 1))
    .filter((tag, index, all) => index === 0 || compare(all[index - 1] ?? '', tag) !== 0);
}
