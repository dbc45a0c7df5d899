import {readFileSync, readdirSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {steps, sweepSteps} from '../../scripts/check/steps';
import {readWorkflow, unevenSteps, workflowProblems} from './rules/workflows';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file) =>
  readWorkflow(file, readFileSync(`${folder}/${file}`, 'utf8')),
);
const names = steps.map(({name}) => name);
const everything = [...names, ...sweepSteps.map(({name}) => name)];
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

describe('the workflows', () => {
  test('name commands that exist, pinned actions and few permissions', () => {
    const actions = workflows.flatMap((workflow) => workflow.actions);
    console.log(`Looked at ${workflows.length} workflows with ${actions.length} actions.`);
    expect(workflows.map(({file}) => file).sort()).toEqual(['checks.yml', 'nightly.yml']);
    expect(actions.length).toBeGreaterThan(5);
    expect(workflows.flatMap((one) => workflowProblems(one, scripts, everything))).toEqual([]);
  });

  test('run every step of npm test in one job, and everything at night', () => {
    const [checks, nightly] = workflows;
    expect(checks === undefined ? ['missing'] : unevenSteps(checks, names)).toEqual([]);
    expect(nightly?.commands).toEqual(['npm run test:all']);
  });
});

describe('the rules', () => {
  const workflow = (
    run: string,
    uses = `actions/checkout@${'a'.repeat(40)}`,
    permissions = 'read',
  ) =>
    readWorkflow(
      'x.yml',
      `permissions: {contents: ${permissions}}\njobs: {a: {steps: [{uses: ${uses}}, {run: '${run}'}]}}`,
    );

  test('accept a job that runs some steps', () => {
    const good = workflow('npm test -- --only unit,pages --shard ${{ matrix.shard }}');
    expect(workflowProblems(good, {test: ''}, ['unit', 'pages'])).toEqual([]);
    expect(unevenSteps(good, ['unit', 'pages'])).toEqual([]);
    expect(unevenSteps(workflow('npm test'), ['unit', 'pages'])).toEqual([]);
  });

  test.each([
    ['a script that is gone', workflow('npm run tests'), 'names no script of package.json'],
    ['a step that is gone', workflow('npm test -- --only unti'), 'names no step: unti'],
    [
      'an action by its tag',
      workflow('npm test', 'actions/checkout@v4'),
      'pin actions/checkout@v4',
    ],
    ['wide permissions', workflow('npm test', undefined, 'write'), 'begin with "permissions'],
  ])('reject %s', (_name, wrong, problem) => {
    const problems = workflowProblems(wrong, {test: ''}, ['unit', 'pages']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  test('reject a missing step, and one that runs twice', () => {
    expect(unevenSteps(workflow('npm test -- --only unit,unit'), ['unit', 'pages'])).toEqual([
      'x.yml: the step "unit" runs in 2 jobs',
      'x.yml: the step "pages" runs in 0 jobs',
    ]);
  });
});
