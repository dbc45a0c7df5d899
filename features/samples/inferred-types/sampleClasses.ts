import path from 'node:path';

import {readSampleTypes} from '../schema/sampleTypes';

/** The full names of the classes whose types were inferred in the samples of the page at a route, each once. */
export function sampleClasses(siteDir: string, route: string): readonly string[] {
  const page = path.join(siteDir, 'generated/sample-types', route);
  // The route does not say whether the page is the first one of a folder.
  const types = readSampleTypes(`${page}.json`) ?? readSampleTypes(path.join(page, 'index.json'));
  const names = (types?.entries ?? [])
    .map(({name}) => name)
    .filter((name) => !name.startsWith('$'))
    .map((name) => name.replace(/(?:::|\().*$/, ''));
  return [...new Set(names)];
}
