import {existsSync} from 'node:fs';
import path from 'node:path';

import type {Recorded} from '../samples';
import {recordApi, recordServices, type Release} from '../library-facts';

/** Releases other than the documented ones. */
export interface Other {
  /** The repositories whose trees are there, without owner. */
  readonly libraries: readonly string[];
  /** What is recorded, with their facts in the place of the present ones. */
  readonly recorded: Recorded;
}

/** Records the libraries that a folder holds, whatever their releases, and puts them over what is recorded. */
export function recordOther(libs: string, releases: readonly Release[], present: Recorded): Other {
  // A repository with two sections is one; what is written by hand of a release is not true of another.
  const found = new Map(
    releases.map(({recorded: _recorded, ...release}): [string, Release] => [
      path.basename(release.repository),
      release,
    ]),
  );
  [...found.keys()]
    .filter((name) => !existsSync(path.join(libs, name)))
    .forEach((name) => found.delete(name));
  if (found.size === 0) {
    const known = releases.map(({repository}) => path.basename(repository));
    throw new Error(
      `${libs} holds no library; put the tree of one into a folder named like its repository: ${[...new Set(known)].join(', ')}.`,
    );
  }
  const apis = [...found.values()].map((release) => recordApi(libs, release).api);
  const services = recordServices(libs, [...found.values()]).map(({facts}) => facts);
  const others = <T extends {readonly library: string}>(all: readonly T[]) =>
    all.filter(({library}) => !found.has(library));
  return {
    libraries: [...found.keys()],
    recorded: {
      apis: [...others(present.apis), ...apis],
      thirdParty: present.thirdParty,
      services: [...others(present.services), ...services],
    },
  };
}
