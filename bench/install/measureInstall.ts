import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import * as z from 'zod';

import {parseAs, readAs} from '../../shared/json/parseAs';
import {type Catalog, catalogOf} from '../../features/compatibility/engine/catalog';
import {parseConstraint} from '../../features/compatibility/engine/constraint';
import type {Project} from '../../features/compatibility/engine/project';
import {readProject} from '../../features/compatibility/engine/readProject';
import {describeVerdict} from '../../features/compatibility/engine/describeVerdict';
import {type Verdict, checkProject} from '../../features/compatibility/engine/verdict';
import {installData} from '../../features/compatibility/build/installData';
import type {Measurement} from '../measurement';
import {randomFrom} from '../samples/random';
import {table} from '../table';
import {standIns, writeRepository} from './closedRepository';
import {type GeneratedProject, generateProject, highestPhp, phpOf} from './projects';
import {type Question, questionsOn} from './questions';
import {recordAnswers} from './recordAnswers';

const seed = 20261123;
const count = 200;
/** The projects in the fixture, with all libraries; the others have some, in turn. */
const kept = 20;
const some = 2;
const fixture = 'tests/fixtures/install/projects.json';
const script = path.join(__dirname, 'php', 'composer.php');

/** A file whose other keys are kept. */
const composerJson = z.record(z.string(), z.unknown());
const written = 'Composer has changed it.';

interface Case {
  readonly generated: GeneratedProject;
  readonly folder: string;
  /** What the reader copies. */
  readonly text: string;
  readonly project: Project;
  readonly verdicts: readonly Verdict[];
}

/** Compares the verdicts on generated projects with what Composer itself does with them. */
export async function measureInstall(): Promise<Measurement> {
  const pairs = recordAnswers();
  const root = mkdtempSync(path.join(tmpdir(), 'rk-install-'));
  try {
    return await Promise.resolve(measureIn(root, pairs));
  } finally {
    rmSync(root, {recursive: true});
  }
}

function measureIn(root: string, pairs: number): Measurement {
  const data = installData('generated');
  const catalog = catalogOf(data);
  const random = randomFrom(seed);
  const generated = Array.from({length: count}, () => generateProject(random, catalog));
  const folders = prepare(root, generated, catalog);
  const cases = folders.map((folder, index): Case => {
    const text = readFileSync(path.join(folder, 'copied'), 'utf8');
    const project = readProject(text);
    const given = generated[index];
    if ('problem' in project || given === undefined) {
      throw new Error(`${folder}: ${'problem' in project ? project.problem : 'no project'}`);
    }
    const libraries = data.libraries.filter(
      (_, at) => index < kept || Math.floor(at / some) === index % (data.libraries.length / some),
    );
    const verdicts = checkProject(project, libraries, catalog);
    return {generated: given, folder, text, project, verdicts};
  });
  const questions = cases.flatMap((one) =>
    one.verdicts.flatMap((verdict) => questionsOn(verdict, one.generated, one.project, one.folder)),
  );
  console.log(`${count} projects, ${questions.length} runs of Composer to come`);
  const wrong = wrongAmong(root, questions);
  writeFileSync(fixture, `${JSON.stringify(cases.slice(0, kept).map(recordOf), null, 1)}\n`);
  return report(cases, questions, wrong, pairs);
}

const atOnce = 100;

/** The questions that Composer answers otherwise, as they are found. */
function wrongAmong(root: string, questions: readonly Question[]): Question[] {
  const wrong: Question[] = [];
  for (let start = 0; start < questions.length; start += atOnce) {
    const some = questions.slice(start, start + atOnce);
    const replies = compose(root, some);
    const found = some.filter(({expected}, index) => replies[index] !== expected);
    found.forEach(({folder, about}) => {
      console.log(`Composer says otherwise: ${folder}: ${about}`);
    });
    wrong.push(...found);
  }
  return wrong;
}

function recordOf({text, verdicts}: Case): object {
  return {text, verdicts: verdicts.map(describeVerdict)};
}

/** Writes a folder for each project, with lock files by Composer. */
function prepare(root: string, projects: readonly GeneratedProject[], catalog: Catalog): string[] {
  const versions = standIns(catalog);
  const whole = writeRepository(path.join(root, 'repository'), catalog, versions, undefined);
  const folders = projects.map((project, index) => {
    const folder = path.join(root, String(index));
    const {flex, require, isLocked} = project;
    const repository =
      flex === undefined || isLocked
        ? whole
        : writeRepository(path.join(folder, 'repository'), catalog, versions, {
            ranges: parseConstraint(flex),
            require,
          });
    writeProject(folder, project, repository);
    return folder;
  });
  const toLock = projects.flatMap((project, index) => {
    const folder = folders[index];
    return project.isLocked && folder !== undefined ? [{project, folder}] : [];
  });
  const locked = compose(
    root,
    toLock.map(({project, folder}) => ({
      folder: path.join(folder, highestPhp(project)),
      arguments: {command: 'update', '--no-install': true},
    })),
  );
  toLock.forEach(({project, folder}, index) => {
    if (locked[index]) {
      useLock(folder, project, whole);
    }
  });
  return folders;
}

/** The project as the reader copies it, and as Composer gets it: with the closed repository, once for each PHP. */
function writeProject(folder: string, project: GeneratedProject, repository: unknown): void {
  const {require, conflict, replace, php, flex, isLocked} = project;
  // A lock file says nothing of them.
  const links = isLocked ? {require} : {require, conflict, replace};
  const shown = {
    ...links,
    ...(php !== undefined && {config: {platform: {php}}}),
    ...(flex !== undefined && !isLocked && {extra: {symfony: {require: flex}}}),
  };
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'copied'), JSON.stringify(shown));
  for (const version of phpOf(project)) {
    mkdirSync(path.join(folder, version));
    const content = {
      repositories: [repository, {'packagist.org': false}],
      ...links,
      config: {platform: {php: version}},
    };
    writeFileSync(path.join(folder, version, 'composer.json'), JSON.stringify(content));
  }
}

/** Continues with the lock file. It does not say what composer.json allows, so composer.json allows everything. */
function useLock(folder: string, project: GeneratedProject, repository: unknown): void {
  const {require, php} = project;
  const file = path.join(folder, highestPhp(project), 'composer.lock');
  const {'platform-overrides': overrides, ...plain} = readAs(composerJson, file, written);
  const text = JSON.stringify(
    php === undefined ? plain : {...plain, 'platform-overrides': overrides},
  );
  writeFileSync(path.join(folder, 'copied'), text);
  const open = Object.entries(require).map(([name, own]): [string, string] => [
    name,
    name === 'php' ? own : '*',
  ]);
  for (const version of phpOf(project)) {
    const composer = path.join(folder, version, 'composer.json');
    const content = readAs(composerJson, composer, written);
    const repositories = [repository, {'packagist.org': false}];
    writeFileSync(
      composer,
      JSON.stringify({
        ...content,
        repositories,
        require: Object.fromEntries(open),
      }),
    );
    writeFileSync(path.join(folder, version, 'composer.lock'), text);
  }
}

interface Run {
  readonly folder: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** Runs Composer's commands; whether each found a solution. */
function compose(root: string, runs: readonly Run[]): boolean[] {
  const composer = execFileSync('which', ['composer'], {encoding: 'utf8'}).trim();
  const home = path.join(root, 'home');
  mkdirSync(home, {recursive: true});
  const output = execFileSync('php', [script, composer], {
    input: JSON.stringify({home, runs}),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const replies = output.slice(output.lastIndexOf('['));
  return parseAs(
    z.array(z.boolean()).length(runs.length),
    replies,
    'The output of composer.php',
    'It prints whether each run found a solution.',
  );
}

function report(
  cases: readonly Case[],
  questions: readonly Question[],
  wrong: readonly Question[],
  pairs: number,
): Measurement {
  const verdicts = cases.flatMap((one) => one.verdicts);
  const failed = new Set(wrong.map(({folder}) => path.dirname(folder)));
  const rows = [
    ['composer.json', cases.filter(({project}) => project.file === 'composer.json').length],
    ['composer.lock', cases.filter(({project}) => project.file === 'composer.lock').length],
    ['verdicts', verdicts.length],
    ['installs', verdicts.filter(({documented}) => documented?.withUpdates === false).length],
    ['installs after an update', verdicts.filter(({documented}) => documented?.withUpdates).length],
    ['an earlier release installs', verdicts.filter(({earlier}) => earlier !== undefined).length],
    [
      'no release installs',
      verdicts.filter(({documented, earlier}) => documented === undefined && earlier === undefined)
        .length,
    ],
    ['runs of Composer', questions.length],
    ['pairs compared with composer/semver', pairs],
  ].map((row) => row.map(String));
  const different = wrong
    .slice(0, 20)
    .map(({about, folder}) => `- ${path.relative('/tmp', folder)}: ${about}`);
  return {
    passed: wrong.length === 0,
    result: `${count - failed.size} of ${count} projects with the same verdicts as Composer`,
    details: `Seed ${seed}. The repository has the recorded releases, and of each other package the lowest version that each\nconstraint allows. The first ${kept} projects, with all
libraries, are in \`${fixture}\`; the others have ${some} libraries each, in turn.\n\n${table(['What', 'Number'], rows)}\n\n${different.join('\n')}`,
  };
}
