import {randomUUID} from 'node:crypto';
import {rmSync} from 'node:fs';

import {failure} from './result';
import {runProgram} from '../../shared/process/runProgram';
import {removeOldCaches} from './cache';
import {changedSteps} from './changed/changedSteps';
import {readChanges} from './changed/readChanges';
import {chooseSteps} from './chooseSteps';
import {runSteps} from './runSteps';
import type {Totals} from './runSteps';
import {steps, sweepSteps} from './steps';
import type {Step} from './steps';

const print = (line: string) => {
  console.log(line);
};

// The three test runs: CONTRIBUTING.md says when to use which.
const sizes: Readonly<Record<string, (args: readonly string[]) => readonly Step[]>> = {
  changed: () => {
    const changes = readChanges();
    print(`Checking ${changes.files.length} files changed since ${changes.base}.\n`);
    return changedSteps(changes.files);
  },
  usual: (args) => chooseSteps(steps, args),
  all: (args) => chooseSteps([...steps, ...sweepSteps], args),
};

async function runChosen([size = '', ...args]: readonly string[]): Promise<Totals> {
  try {
    const chosen = sizes[size]?.(args) ?? [];
    removeOldCaches();
    rmSync('.cache/fixtures/runs', {recursive: true, force: true});
    // tests/fixtures/buildFixture.ts builds each fixture site once in a run.
    process.env.RK_RUN = randomUUID();
    // The tools make many objects that live for one file or page. With the default of 16 MB, collecting them takes a
    // third of the processor time of the tests of the site.
    process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();
    return await runSteps(chosen, {run: runProgram, print, now: () => performance.now()});
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return failure('');
  }
}

void runChosen(process.argv.slice(2)).then(({passed, failed}) => {
  print(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
