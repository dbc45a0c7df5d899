import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {format, resolveConfig} from 'prettier';

import {pageFiles} from '../features/samples/parse/readBlocks';
import {readRecorded} from '../features/samples/check/recorded';
import {compactJson} from '../features/library-facts/record/compactJson';
import {describePackages} from '../features/library-facts/record/describePackages';
import {findDrift} from '../features/drift/findDrift';
import {recordOther} from '../features/drift/recordOther';
import {driftData, showDrift} from '../features/drift/showDrift';
import {countEvidence, readEvidence} from '../features/library-facts/record/evidence';
import {recordHistory} from '../features/library-facts/record/recordHistory';
import {recordMappings} from '../features/library-facts/record/recordMappings';
import {recordApi} from '../features/library-facts/record/recordApi';
import {recordMessages} from '../features/library-facts/record/recordMessages';
import {recordServices} from '../features/library-facts/record/recordServices';
import {
  recordRequirements,
  undocumented,
} from '../features/library-facts/record/recordRequirements';
import {readThirdParty, recordThirdParty} from '../features/library-facts/record/recordThirdParty';
import {sealJson} from '../shared/json/sealedJson';
import {readOptions} from '../shared/process/readOptions';
import {PlainError, runMain} from '../shared/process/runMain';
import {
  type Release,
  evidenceFolder,
  releaseGroups,
} from '../features/library-facts/record/releases';

const usage = `Writes facts about the libraries into generated/, read from their released sources.

  tsx scripts/record.ts packages --libs DIR                versions and requirements
  tsx scripts/record.ts api --libs DIR [repository…]       classes and their members
  tsx scripts/record.ts third-party --sources DIR [package…]
                                                               classes of third-party packages
  tsx scripts/record.ts services --libs DIR                configuration, commands, services, Twig
  tsx scripts/record.ts mappings --project DIR             the mapper's mapping table, by running it
  tsx scripts/record.ts messages --libs DIR                messages of exceptions and logs
  tsx scripts/record.ts history --mirrors DIR [repository…]
                                                               names and signatures over all tags
  tsx scripts/record.ts requirements --mirrors DIR         what each release of each package requires
  tsx scripts/record.ts drift --libs DIR [--all] [--json]  writes nothing: reports what pages say that is not true of
                                                               the releases in DIR, one library or more;
                                                               --all lists changes that no page names too

DIR holds one folder for each repository, with its tree at the tag named in libraries.ts;
for third-party in features/library-facts/record/thirdParty.json. For mappings it is a Composer project with rekalogika/mapper,
symfony/uid and symfony/dependency-injection. For history and requirements it holds the Git repositories, rekalogika+mapper/repo.`;

const lists = path.join(__dirname, '..', 'features', 'library-facts', 'record');
const data = path.join(__dirname, '..', 'generated');
const groups = releaseGroups();

/** The documented releases by the names of their repositories; two sections of a repository are one. */
function repositories(only: readonly string[] = []): [name: string, release: Release][] {
  const all = new Map(
    groups.flatMap((group) =>
      group.libraries.map((release) => [path.basename(release.repository), release]),
    ),
  );
  const unknown = only.find((name) => !all.has(name));
  if (unknown !== undefined) {
    throw new PlainError(`"${unknown}" is not a repository of libraries.ts.`);
  }
  return [...all].filter(([name]) => only.length === 0 || only.includes(name));
}

async function writePackages(libs: string): Promise<void> {
  const facts = describePackages(groups, libs);
  const file = path.join(data, 'packages.json');
  const options = await resolveConfig(file);
  writeFileSync(file, sealJson(await format(JSON.stringify(facts), {...options, filepath: file})));
  const libraries = facts.groups.flatMap((group) => group.libraries);
  const packages = libraries.flatMap((library) => library.packages);
  console.log(
    `generated/packages.json: ${libraries.length} libraries, ${packages.length} packages`,
  );
}

function writeApi(libs: string, only: readonly string[]): void {
  const counts = repositories(only).map(([name, release]) => {
    const evidence = readEvidence(path.join(evidenceFolder, `${name}.json`));
    const {api, unreadable} = recordApi(libs, release, evidence);
    writeFacts(path.join('api', `${name}.json`), api);
    const members = api.classes.flatMap((one) => one.methods ?? []).length;
    const guessed = countEvidence(api);
    console.log(
      `generated/api/${name}.json: ${api.classes.length} classes, ${members} methods` +
        (guessed > 0 ? `, ${guessed} members known only from evidence` : '') +
        unreadable.map((tag) => `\n  not readable: ${tag}`).join(''),
    );
    return api.classes.length;
  });
  const sum = counts.reduce((total, count) => total + count, 0);
  console.log(`${counts.length} repositories, ${sum} classes`);
}

function writeThirdParty(sources: string, only: readonly string[]): void {
  const entries = readThirdParty(path.join(lists, 'thirdParty.json'));
  const unknown = only.find((name) => !entries.some((entry) => entry.package === name));
  if (unknown !== undefined) {
    throw new PlainError(
      `"${unknown}" is not a package of features/library-facts/record/thirdParty.json.`,
    );
  }
  const wanted = entries.filter((entry) => only.length === 0 || only.includes(entry.package));
  for (const entry of wanted) {
    const api = recordThirdParty(sources, entry);
    const file = path.join('third-party', `${entry.package.replace('/', '-')}.json`);
    writeFacts(file, api);
    console.log(`generated/${file}: ${api.classes.length} classes`);
  }
  console.log(`${wanted.length} packages`);
}

function writeServices(libs: string): void {
  const releases = repositories().map(([, release]) => release);
  let sum = 0;
  for (const {facts, looked} of recordServices(libs, releases)) {
    const file = path.join('services', `${facts.library}.json`);
    writeFacts(file, facts, 2);
    const {bundles, commands, base_commands, services, twig, routes, stimulus} = facts;
    const counts = [
      `${bundles.length} bundles`,
      `${commands.length + base_commands.length} commands`,
      `${services.length} services`,
      `${Object.values(twig).flat().length} Twig names`,
      `${routes.length} routes`,
      `${stimulus.length} Stimulus controllers`,
    ];
    console.log(
      `generated/${file}: ${counts.join(', ')}; has all ${looked} names seen in the source`,
    );
    sum += looked;
  }
  if (sum === 0) {
    throw new Error(`${libs}: no source contains a name to compare the facts with.`);
  }
  console.log(`${releases.length} repositories, ${sum} names seen in the sources`);
}

function writeMessages(libs: string): void {
  const counts = repositories().map(([name, release]) => {
    const evidence = readEvidence(path.join(evidenceFolder, `${name}.json`));
    const recorded = recordMessages(libs, release, evidence);
    writeFacts(path.join('messages', `${name}.json`), recorded, 2);
    console.log(`generated/messages/${name}.json: ${recorded.messages.length} messages`);
    return recorded.messages.length;
  });
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum === 0) {
    throw new Error(`${libs}: no source shows a message.`);
  }
  console.log(`${counts.length} repositories, ${sum} messages`);
}

function writeHistory(mirrors: string, only: readonly string[]): void {
  const wanted = repositories(only);
  for (const [name, release] of wanted) {
    const evidence = readEvidence(path.join(evidenceFolder, `${name}.json`));
    const history = recordHistory(mirrors, release, evidence);
    if (history === undefined) {
      console.log(`${name}: its repository has no tags, so it has no history`);
      continue;
    }
    writeFacts(path.join('history', `${name}.json`), history, 2);
    const classes = Object.values(history.classes);
    const gone = classes.filter((one) => one.gone !== undefined).length;
    console.log(
      `generated/history/${name}.json: ${history.releases.length} releases, ` +
        `${classes.length} classes, ${gone} of them gone`,
    );
  }
  console.log(`${wanted.length} repositories`);
}

function writeRequirements(mirrors: string): void {
  const all = [...repositories().map(([, release]) => release), ...undocumented];
  let sum = 0;
  for (const one of all) {
    const others = all.map(({repository}) => repository).filter((name) => name !== one.repository);
    const requirements = recordRequirements(mirrors, one, new Set(others));
    const file = path.join('requirements', `${path.basename(one.repository)}.json`);
    writeFacts(file, requirements, 3);
    const {releases, packages} = requirements;
    const {length} = Object.keys(packages);
    console.log(`generated/${file}: ${releases.length} releases, ${length} packages`);
    sum += length;
  }
  console.log(`${all.length} repositories, ${sum} packages`);
}

function writeMappings(project: string): void {
  const mappings = recordMappings(project);
  const file = path.join('mappings', 'mapper.json');
  writeFacts(file, mappings, 2);
  console.log(
    `generated/${file}: ${mappings.rows.length} rows, ${mappings.tries.length} pairs tried`,
  );
}

/** Exit code 1 if pages have to change. */
async function reportDrift(libs: string, isWhole: boolean, isData: boolean): Promise<void> {
  const releases = groups.flatMap((group) => group.libraries);
  const present = readRecorded();
  const other = recordOther(libs, releases, present);
  const drift = await findDrift(pageFiles(), present, other, (page) => {
    const section = page.split('/')[1];
    const release = releases.find((one) => one.section === section);
    return release && path.basename(release.repository);
  });
  console.log(isData ? JSON.stringify(driftData(drift), null, 2) : showDrift(drift, isWhole));
  process.exitCode = drift.problems.length === 0 ? 0 : 1;
}

/** The members of a class get one line each. */
function writeFacts(file: string, facts: unknown, depth = 4): void {
  mkdirSync(path.dirname(path.join(data, file)), {recursive: true});
  writeFileSync(path.join(data, file), sealJson(`${compactJson(facts, depth)}\n`));
}

async function main(): Promise<void> {
  const options = {
    libs: {type: 'string'},
    sources: {type: 'string'},
    project: {type: 'string'},
    mirrors: {type: 'string'},
    all: {type: 'boolean', default: false},
    json: {type: 'boolean', default: false},
  } as const;
  const {values, positionals} = readOptions({allowPositionals: true, options}, usage);
  const [command, ...names] = positionals;
  if (command === 'drift' && values.libs !== undefined) {
    await reportDrift(values.libs, values.all, values.json);
    return;
  }
  if (command === 'packages' && values.libs !== undefined) {
    await writePackages(values.libs);
  } else if (command === 'api' && values.libs !== undefined) {
    writeApi(values.libs, names);
  } else if (command === 'third-party' && values.sources !== undefined) {
    writeThirdParty(values.sources, names);
  } else if (command === 'services' && values.libs !== undefined) {
    writeServices(values.libs);
  } else if (command === 'messages' && values.libs !== undefined) {
    writeMessages(values.libs);
  } else if (command === 'history' && values.mirrors !== undefined) {
    writeHistory(values.mirrors, names);
  } else if (command === 'requirements' && values.mirrors !== undefined) {
    writeRequirements(values.mirrors);
  } else if (command === 'mappings' && values.project !== undefined) {
    writeMappings(values.project);
  } else {
    throw new PlainError(usage);
  }
}

runMain(main);
