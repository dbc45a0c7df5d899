import {readFileSync} from 'node:fs';

/** What Composer reads of a package, as far as it is recorded. */
export interface ComposerPackage {
  readonly name: string;
  readonly type: string;
  readonly license: string;
  readonly require: Readonly<Record<string, string>>;
}

/** A documented release, as listed by hand in `releases.json`. */
export interface Release {
  readonly section: string;
  readonly repository: string;
  readonly tag: string;
  /** Day of the release, ISO form. */
  readonly date: string;
  readonly dateIsApproximate?: boolean;
  /** The package to hand to `composer require`. */
  readonly install: string;
  /** What the library does, in one sentence of our own. */
  readonly purpose: string;
  /** For a release whose source is not stored anywhere: what is known of it, and from where. */
  readonly recorded?: {readonly evidence: string; readonly composer: readonly ComposerPackage[]};
}

/** Libraries that serve one purpose of the reader. */
export interface Group {
  readonly title: string;
  readonly libraries: readonly Release[];
}

/** Reads `releases.json`, the one list of facts that is kept by hand. */
export function readReleases(file: string): readonly Group[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!hasGroups(content)) {
    throw new Error(
      `${file}: the list of releases has "groups", each with "title" and "libraries".`,
    );
  }
  for (const release of content.groups.flatMap((group) => group.libraries)) {
    if (!/^\d{4}-\d\d-\d\d$/.test(release.date) || !release.purpose.endsWith('.')) {
      throw new Error(
        `${file}: "${release.section}" needs a date YYYY-MM-DD and a purpose that ends in a period.`,
      );
    }
  }
  return content.groups;
}

function hasGroups(value: unknown): value is {groups: readonly Group[]} {
  return (
    typeof value === 'object' && value !== null && 'groups' in value && Array.isArray(value.groups)
  );
}
