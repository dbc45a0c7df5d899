import {PlainError} from '../../../shared/process/runMain';
import {versionOfTag} from '../read/addresses';
import type {Library, Packages} from '../schema/packages';
import {needsOf} from './needs';
import {familyOf, hasChangelog, readPackages} from './readPackages';
import type {Group, Release} from './releases';

/**
 * Describes all libraries from the trees of their releases in `libs`.
 *
 * @throws PlainError if a composer file names no license.
 */
export function describePackages(groups: readonly Group[], libs: string): Packages {
  return {
    groups: groups.map(({title, libraries}) => ({
      title,
      libraries: libraries.map((release) => describe(release, libs)),
    })),
  };
}

function describe(release: Release, libs: string): Library {
  const all = readPackages(libs, release);
  const family = familyOf(release.install, all);
  const license = family[0]?.license;
  if (license === undefined) {
    throw new PlainError(`The composer file of ${release.install} names no license.`);
  }
  return {
    section: release.section,
    purpose: release.purpose,
    repository: release.repository,
    tag: release.tag,
    release: versionOfTag(release.tag),
    date: release.date,
    dateIsApproximate: release.dateIsApproximate ?? false,
    install: release.install,
    license,
    needs: needsOf(family.map((one) => one.require)),
    packages: family.map((one) => one.name),
    changelog: hasChangelog(libs, release),
  };
}
