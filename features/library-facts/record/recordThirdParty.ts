import {existsSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {readAs} from '../../../shared/json/parseAs';
import {PlainError} from '../../../shared/process/runMain';
import type {Api} from '../schema/api';
import {readComposerFile} from './readPackages';
import {foldersOf, packageOf, readAll} from './recordApi';

const thirdParty = z
  .strictObject({
    package: z.string(),
    repository: z.string(),
    tag: z.string(),
    /** Its folder in the repository. */
    folder: z.string().exactOptional(),
    /** Folders and files to read, relative to its folder; by default all of its namespaces. */
    only: z.array(z.string()).readonly().exactOptional(),
  })
  .readonly();

/** A third-party package that samples use and that Composer cannot install everywhere. */
export type ThirdParty = z.infer<typeof thirdParty>;

/** Reads `thirdParty.json`, the handwritten list. */
export function readThirdParty(file: string): readonly ThirdParty[] {
  return readAs(z.array(thirdParty), file, 'It is written by hand: correct it.');
}

/** Reads the public API of a package from the tree of its repository in `sources`. */
export function recordThirdParty(sources: string, entry: ThirdParty): Api {
  const {repository, tag, folder = '.', only} = entry;
  const tree = path.join(sources, path.basename(repository));
  if (!existsSync(tree)) {
    throw new PlainError(`${tree} is missing: put the tree of ${repository} at ${tag} there.`);
  }
  const source = readComposerFile(tree, folder);
  if (source.name !== entry.package) {
    throw new Error(
      `${tree}/${folder}: its composer file says ${source.name}, not ${entry.package}.`,
    );
  }
  const folders =
    only?.map((one) => ({package: source.name, path: path.join(folder, one)})) ?? foldersOf(source);
  const {classes} = readAll(tree, folders);
  return {library: source.name, repository, tag, packages: [packageOf(source)], classes};
}
