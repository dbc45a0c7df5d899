import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {format, resolveConfig} from 'prettier';

import {describePackages} from './describePackages';
import {readReleases} from './releases';

const usage = `Writes facts about the libraries into data/, read from their released sources.

  tsx tools/record/index.ts packages --libs DIR

DIR holds one folder for each repository, with its tree at the tag named in tools/record/releases.json.`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {libs: {type: 'string'}},
  });
  if (positionals[0] !== 'packages' || values.libs === undefined) {
    throw new Error(usage);
  }
  const root = path.join(__dirname, '..', '..');
  const groups = readReleases(path.join(__dirname, 'releases.json'));
  const facts = describePackages(groups, values.libs);
  const file = path.join(root, 'data', 'packages.json');
  const options = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(facts), {...options, filepath: file}));
  const libraries = facts.groups.flatMap((group) => group.libraries);
  const packages = libraries.flatMap((library) => library.packages);
  console.log(`data/packages.json: ${libraries.length} libraries, ${packages.length} packages`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
