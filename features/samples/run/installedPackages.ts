import path from 'node:path';

import * as z from 'zod';

import {readAs} from '../../../shared/json/parseAs';

const installed = z.object({
  packages: z
    .array(
      z.object({
        name: z.string(),
        version: z.string(),
        require: z.record(z.string(), z.string()).exactOptional(),
      }),
    )
    .readonly(),
});

// Polyfills and contracts have versions of their own, which no sample depends on.
const isRecorded = (name: string) => /^(?:symfony|doctrine)\/(?!polyfill|.*contracts$)/.test(name);

/** Reads the packages in the `vendor` folder of a Composer project. */
export function readInstalled(vendor: string): z.infer<typeof installed>['packages'] {
  const file = path.join(vendor, 'composer', 'installed.json');
  return readAs(installed, file, 'Composer writes it when it installs the project.').packages;
}

/** The versions of Symfony's and Doctrine's packages in the `vendor` folder of a Composer project, by name. */
export function installedPackages(vendor: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readInstalled(vendor)
      .filter(({name}) => isRecorded(name))
      .map(({name, version}): [string, string] => [name, version.replace(/^v/, '')])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
