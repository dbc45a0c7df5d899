import {describe, expect, test, vi} from 'vitest';

import {failure} from './result';
import type {Output} from '../../shared/process/runProgram';
import {runSteps} from './runSteps';
import type {Step} from './steps';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  title: `title of ${name}`,
  command: [name],
  read: ({status}) =>
    status === 0
      ? {passed: 2, failed: 0, looked: '2 files', details: 'secret'}
      : failure('line 1\nline 2', '2 files'),
  ...more,
});

/** Runs steps over programs that end with the given status; anything else does not start. */
async function run(list: readonly Step[], statuses: Readonly<Record<string, number>>) {
  const lines: string[] = [];
  const ran: string[] = [];
  let clock = 0;
  const sum = await runSteps(list, {
    run: ({command: [program], env}): Promise<Output> => {
      ran.push(`${program} ${JSON.stringify(env)}`);
      return Promise.resolve({status: statuses[program] ?? null, stdout: '', text: 'said'});
    },
    print: (line) => lines.push(line),
    now: () => (clock += 750),
  });
  return {sum, ran, text: lines.join('\n')};
}

/** When steps start and end if their programs end in the given order. */
async function order(list: readonly Step[], ends: string): Promise<string> {
  const events: string[] = [];
  const running = new Map<string, () => void>();
  const sum = runSteps(list, {
    run: ({command: [program]}) =>
      new Promise((resolve) => {
        events.push(`+${program}`);
        running.set(program, () => {
          events.push(`-${program}`);
          resolve({status: 0, stdout: '', text: ''});
        });
      }),
    print: () => undefined,
    now: () => 0,
  });
  for (const program of ends.split(' ')) {
    await vi.waitFor(() => expect(running.has(program)).toBe(true));
    running.get(program)?.();
    // After this, every step that may start has started.
    await new Promise(setImmediate);
  }
  await sum;
  return events.join(' ');
}

describe('running steps', () => {
  test('prints totals, with what was looked at and the seconds', async () => {
    const {sum, text} = await run([step('a'), step('b')], {a: 0, b: 0});
    expect(sum).toEqual({passed: 4, failed: 0});
    expect(text).toContain('a: title of a\n  passed: looked at 2 files, 1.5 s');
    expect(text).not.toContain('secret');
    expect(text).toMatch(/^Seconds: a \d+\.\d, b \d+\.\d; \d+\.\d in all\.$/m);
  });

  test('continues after a failure and shows its output', async () => {
    const {sum, text} = await run([step('a'), step('b')], {a: 1, b: 0});
    expect(sum).toEqual({passed: 2, failed: 1});
    expect(text).toContain('    line 1\n    line 2\n  FAILED 1: looked at 2 files');
  });

  test('counts what does not start, and what throws, as one failure each', async () => {
    const throwing = step('b', {
      read: () => {
        throw new Error('unreadable');
      },
    });
    const {sum, text} = await run([step('a'), throwing], {b: 0});
    expect(sum).toEqual({passed: 0, failed: 2});
    expect(text).toContain('a did not finish');
    expect(text).toContain('unreadable');
  });

  test('does not run what needs a failed step', async () => {
    const {sum, ran, text} = await run(
      [step('a', {alone: true}), step('b', {needs: 'a'}), step('c')],
      {
        a: 1,
        c: 0,
      },
    );
    expect(ran).toEqual(['a {}', 'c {}']);
    expect(sum).toEqual({passed: 2, failed: 2});
    expect(text).toContain('Not run: the step "a" failed.');
  });

  test('runs two at a time, but exclusive steps alone', async () => {
    const list = [step('a'), step('b'), step('c'), step('d', {alone: true}), step('e'), step('f')];
    expect(await order(list, 'b c a e f d')).toBe('+a +b -b +c -c +e -a +f -e -f +d -d');
  });

  test('runs what needs another step after it, and others meanwhile', async () => {
    const list = [step('a'), step('b', {needs: 'a'}), step('c'), step('d', {needs: 'gone'})];
    expect(await order(list, 'c d a b')).toBe('+a +c -c +d -d -a +b -b');
  });

  test('rejects steps that wait for one another', async () => {
    const list = [step('a', {needs: 'b'}), step('b', {needs: 'a'})];
    await expect(run(list, {})).rejects.toThrow('Steps wait for one another: a, b.');
  });

  test('passes on what the preparation found, and fails without running if it found nothing', async () => {
    const ready = step('a', {prepare: () => Promise.resolve({env: {CHROMIUM_PATH: '/b'}})});
    const missing = step('b', {prepare: () => Promise.resolve({failure: 'No browser'})});
    const {sum, ran, text} = await run([ready, missing], {a: 0, b: 0});
    expect(ran).toEqual(['a {"CHROMIUM_PATH":"/b"}']);
    expect(sum).toEqual({passed: 2, failed: 1});
    expect(text).toContain('No browser');
  });
});
