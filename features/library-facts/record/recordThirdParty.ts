import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Api} from '../schema/api';
import {readComposerFile} from './readPackages';
import {foldersOf, packageOf, readAll} from './recordApi';

/** A third-party package that samples use and that Composer cannot install everywhere. */
export interface ThirdParty {
  readonly package: string;
  readonly repository: string;
  readonly tag: string;
  /** Its folder in the repository. */
  readonly folder?: string;
  /** Folders and files to read, relative to its folder; by default all of its namespaces. */
  readonly only?: readonly string[];
}

/** Reads `thirdParty.json`, the handwritten list. */
export function readThirdParty(file: string): readonly ThirdParty[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(content) || !content.every(isThirdParty)) {
    throw new Error(`${file}: a list of entries with "package", "repository" and "tag".`);
  }
  return content;
}

/** Reads the public API of a package from the tree of its repository in `sources`. */
export function recordThirdParty(sources: string, entry: ThirdParty): Api {
  const {repository, tag, folder = '.', only} = entry;
  const tree = path.join(sources, path.basename(repository));
  if (!existsSync(tree)) {
    throw new Error(`${tree} is missing: put the tree of ${repository} at ${tag} there.`);
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

function isThirdParty(value: unknown): value is ThirdParty {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['package', 'repository', 'tag'].every((key) => key in value)
  );
}
