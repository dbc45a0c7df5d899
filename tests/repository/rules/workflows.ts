import {parse} from 'yaml';

import {isRecord} from '../../../shared/json/isRecord';

/** What a workflow runs and uses. */
export interface Workflow {
  readonly file: string;
  /** The commands, with `${{ … }}` as written. */
  readonly commands: readonly string[];
  /** The actions with what they are pinned to. */
  readonly actions: readonly string[];
  /** The permissions of all jobs that do not set their own. */
  readonly permissions: unknown;
}

/** Reads a GitHub Actions workflow. */
export function readWorkflow(file: string, text: string): Workflow {
  const workflow: unknown = parse(text);
  const jobs = isRecord(workflow) && isRecord(workflow.jobs) ? Object.values(workflow.jobs) : [];
  const steps = jobs
    .filter(isRecord)
    .flatMap((job): unknown[] => (Array.isArray(job.steps) ? job.steps : []))
    .filter(isRecord);
  const texts = (key: string) =>
    steps.map((step) => step[key]).filter((value) => typeof value === 'string');
  return {
    file,
    commands: texts('run'),
    actions: texts('uses'),
    permissions: isRecord(workflow) ? workflow.permissions : undefined,
  };
}

/** The steps that a command of npm test runs: those it names, or all. */
function stepsOf(command: string, all: readonly string[]): readonly string[] {
  const words = command.split(' ');
  const at = words.indexOf('--only');
  return at === -1 ? all : (words[at + 1] ?? '').split(',');
}

/** What is wrong with a workflow: an unknown command, an unpinned action, broad permissions. */
export function workflowProblems(
  {file, commands, actions, permissions}: Workflow,
  scripts: Readonly<Record<string, unknown>>,
  known: readonly string[],
): string[] {
  const problems: string[] = [];
  for (const command of commands.filter((one) => /^npm\b/.test(one))) {
    const script = /^npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? '';
    if (!(script in scripts)) {
      problems.push(`${file}: "${command}" names no script of package.json`);
    }
    const unknown = stepsOf(command, known).filter((name) => !known.includes(name));
    problems.push(...unknown.map((name) => `${file}: "${command}" names no step: ${name}`));
  }
  const loose = actions.filter((action) => !/@[\da-f]{40}$/.test(action));
  problems.push(...loose.map((action) => `${file}: pin ${action} to the hash of a commit`));
  if (JSON.stringify(permissions) !== '{"contents":"read"}') {
    problems.push(
      `${file}: begin with "permissions: {contents: read}", and give a job what it needs`,
    );
  }
  return problems;
}

/** The steps of npm test that no command of a workflow runs, and those that two commands run. */
export function unevenSteps({file, commands}: Workflow, all: readonly string[]): string[] {
  const run = commands
    .filter((command) => /^npm test\b/.test(command))
    .flatMap((command) => stepsOf(command, all));
  return all.flatMap((name) => {
    const times = run.filter((one) => one === name).length;
    return times === 1 ? [] : [`${file}: the step "${name}" runs in ${times} jobs`];
  });
}
