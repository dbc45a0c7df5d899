import {versionOfTag} from '../read/addresses';
import type {Library, Packages} from '../schema/packages';
import {needsOf} from './needs';
import {familyOf, hasChangelog, readPackages} from './readPackages';
import type {Group, Release} from './releases';

/** Describes all libraries from the trees of their releases in `libs`. */
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
  return {
    section: release.section,
    purpose: release.purpose,
    repository: release.repository,
    tag: release.tag,
    release: versionOfTag(release.tag),
    date: release.date,
    dateIsApproximate: release.dateIsApproximate ?? false,
    install: release.install,
    license: family[0]?.license ?? 'MIT',
    needs: needsOf(family.map((one) => one.require)),
    packages: family.map((one) => one.name),
    changelog: hasChangelog(libs, release),
  };
}
