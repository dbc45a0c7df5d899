import {existsSync} from 'node:fs';
import path from 'node:path';

import type {Recorded} from '../samples';
import {recordApi, recordServices, type Release} from '../library-facts';

/** Releases other than the documented ones. */
export interface Other {
  /** The repositories whose trees exist, without owner. */
  readonly libraries: readonly string[];
  /** All facts, with theirs replacing the documented ones. */
  readonly recorded: Recorded;
}

/** Records the libraries in a folder, whatever their releases, and overrides the recorded facts with them. */
export function recordOther(libs: string, releases: readonly Release[], present: Recorded): Other {
  // A repository with two sections counts once; handwritten evidence on one release does not apply to another.
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
      `${libs} contains no library; put the tree of one into a folder named like its repository: ${[...new Set(known)].join(', ')}.`,
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
