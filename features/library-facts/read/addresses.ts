import type {Api} from '../schema/api';
import type {Library} from './packages';

/** The address of a library's source on GitHub, at the documented release. */
export function sourceUrl({repository, tag}: Library): string {
  return `https://github.com/${repository}/tree/${tag}`;
}

/** The address of the GitHub page about the documented release. */
export function releaseUrl({repository, tag}: Library): string {
  return `https://github.com/${repository}/releases/tag/${tag}`;
}

/** The address of a library's changelog at the documented release; null if it has none. */
export function changelogUrl({changelog, repository, tag}: Library): string | null {
  return changelog ? `https://github.com/${repository}/blob/${tag}/CHANGELOG.md` : null;
}

/** The address of a package on Packagist. */
export function packagistUrl(name: string): string {
  return `https://packagist.org/packages/${name}`;
}

/** The address of a line on GitHub, at the tag that the facts were read from. */
export function lineUrl(
  {repository, read_at: readAt, tag}: Pick<Api, 'repository' | 'tag' | 'read_at'>,
  file: string,
  line?: number,
): string {
  const url = `https://github.com/${repository}/blob/${readAt ?? tag}/${file}`;
  return line === undefined ? url : `${url}#L${String(line)}`;
}

/** The version that a tag names: "1.2.0" for `v1.2.0`. */
export function versionOfTag(tag: string): string {
  return tag.replace(/^v/, '');
}
