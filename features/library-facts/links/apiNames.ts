import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {memoize} from '../../../shared/functions/memoize';
import {groupBy} from '../../../shared/lists/groupBy';
import {shortName} from '../../../shared/text/shortName';
import {parsePackages} from '../schema/packages';
import {readFacts} from './readFacts';

/** The recorded names of the family. */
export interface ApiNames {
  readonly has: (name: string) => boolean;
  /** The classes with a short name in the library of a section. */
  readonly classesOf: (section: string, shortName: string) => readonly string[];
}

/** The names in `generated/api` and `generated/packages.json` of a site. */
export const apiNames = memoize((siteDir: string): ApiNames => {
  const facts = readFacts(siteDir);
  const repositories = readRepositories(path.join(siteDir, 'generated/packages.json'));
  const classes = [...facts.keys()].filter((name) => !name.includes('::'));
  const byShort = groupBy(classes, shortName);
  return {
    has: (name) => facts.has(name),
    classesOf: (section, short) => {
      const start = `https://github.com/${repositories.get(section) ?? ''}/`;
      return (byShort.get(short) ?? []).filter((name) => facts.get(name)?.url.startsWith(start));
    },
  };
});

function readRepositories(file: string): Map<string, string> {
  const groups = existsSync(file) ? parsePackages(readFileSync(file, 'utf8'), file).groups : [];
  const libraries = groups.flatMap((group) => group.libraries);
  return new Map(libraries.map(({section, repository}) => [section, repository]));
}
